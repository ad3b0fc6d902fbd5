/**
 * For tests only: finds calls whose `Result` or `Outcome` is not used, because an expected refusal would then go
 * unnoticed.
 */
import { dirname, join } from 'node:path/posix';
import { type ESTree, parseSync, Visitor } from 'vite';

/** A source file by its path from the root. */
export interface SourceText {
  readonly path: string;
  readonly text: string;
}

interface Parsed extends SourceText {
  readonly program: ESTree.Program;
  /** Functions that the file declares, and whether each returns a result. */
  readonly functions: ReadonlyMap<string, boolean>;
  /** Imported names, with the path or package from which each comes. */
  readonly imports: ReadonlyMap<string, string>;
}

const RESULTS = new Set(['Result', 'Outcome']);

/**
 * Finds statements that only call a function or method declared to return a result, even if awaited or marked `void`,
 * as `path:line name`. A function is looked up in the file from which it is imported. A method is only known by its
 * name, and counts if every class and interface that declares this name declares it to return a result.
 */
export function ignoredResults(sources: readonly SourceText[]): readonly string[] {
  const parsed = sources.map(parse);
  const methods = methodsOf(parsed);
  return parsed.flatMap((file) => {
    const found: string[] = [];
    const returnsResult = (name: string) => functionReturnsResult(name, file, parsed);
    new Visitor({
      ExpressionStatement({ expression, start }) {
        const callee = calleeOf(expression);
        const name = callee === null ? null : nameOf(callee);
        if (callee === null || name === null) return;
        const isIgnored = callee.type === 'Identifier' ? returnsResult(name) : methods.get(name) === true;
        if (isIgnored) found.push(`${file.path}:${file.text.slice(0, start).split('\n').length} ${name}`);
      },
    }).visit(file.program);
    return found;
  });
}

function parse(source: SourceText): Parsed {
  const { program, module } = parseSync(source.path, source.text);
  const functions = new Map<string, boolean>();
  const declare = (id: ESTree.Node | null, type: Annotation) => {
    if (id?.type === 'Identifier') functions.set(id.name, isResult(type));
  };
  new Visitor({
    FunctionDeclaration: ({ id, returnType }) => declare(id, returnType),
    VariableDeclarator: ({ id, init }) => {
      if (init?.type === 'ArrowFunctionExpression') declare(id, init.returnType);
    },
  }).visit(program);
  const imports = module.staticImports.flatMap(({ entries, moduleRequest }) =>
    entries.map(({ localName }) => [localName.value, moduleRequest.value] as const),
  );
  return { ...source, program, functions, imports: new Map(imports) };
}

/** Names of methods, and whether every declaration of that name returns a result. */
function methodsOf(parsed: readonly Parsed[]): Map<string, boolean> {
  const methods = new Map<string, boolean>();
  const declare = (key: ESTree.Node, type: Annotation) => {
    if (key.type === 'Identifier') methods.set(key.name, (methods.get(key.name) ?? true) && isResult(type));
  };
  const types = new Map<string, ESTree.TSFunctionType>();
  const aliases = new Visitor({
    TSTypeAliasDeclaration: ({ id, typeAnnotation: type }) => {
      if (type.type === 'TSFunctionType') types.set(id.name, type);
    },
  });
  for (const { program } of parsed) aliases.visit(program);
  for (const { program } of parsed) {
    new Visitor({
      MethodDefinition: ({ key, value }) => declare(key, value.returnType),
      TSMethodSignature: ({ key, returnType }) => declare(key, returnType),
      TSPropertySignature: ({ key, typeAnnotation }) => {
        const type = typeAnnotation?.typeAnnotation;
        const named = type?.type === 'TSTypeReference' && type.typeName.type === 'Identifier' ? type.typeName.name : '';
        const written = type?.type === 'TSFunctionType' ? type : types.get(named);
        if (written !== undefined) declare(key, written.returnType);
      },
    }).visit(program);
  }
  return methods;
}

function functionReturnsResult(name: string, file: Parsed, parsed: readonly Parsed[]): boolean {
  const own = file.functions.get(name);
  if (own !== undefined) return own;
  const from = file.imports.get(name);
  if (from === undefined) return false;
  const folder = /^@asteroute\/(\w+)/.exec(from)?.[1];
  const path = join(dirname(file.path), from);
  const origins = parsed.filter((one) =>
    folder === undefined ? one.path === path : one.path.startsWith(`${folder}/`),
  );
  return origins.some(({ functions }) => functions.get(name) === true);
}

type Annotation = ESTree.TSTypeAnnotation | null | undefined;

function isResult(annotation: Annotation): boolean {
  return annotation != null && isResultType(annotation.typeAnnotation);
}

/** Whether a type is a result or the promise of one. */
function isResultType(type: ESTree.TSType): boolean {
  if (type.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return false;
  if (RESULTS.has(type.typeName.name)) return true;
  return type.typeName.name === 'Promise' && (type.typeArguments?.params ?? []).some(isResultType);
}

/** The function or method whose result a statement ignores, or null. */
function calleeOf(expression: ESTree.Expression): ESTree.Expression | null {
  if (expression.type === 'AwaitExpression' || expression.type === 'UnaryExpression')
    return calleeOf(expression.argument);
  if (expression.type === 'ChainExpression') return calleeOf(expression.expression as ESTree.Expression);
  return expression.type === 'CallExpression' ? (expression.callee as ESTree.Expression) : null;
}

function nameOf(callee: ESTree.Expression): string | null {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : null;
}
