/** Measures one TypeScript file from its syntax tree, for `npm run lab -- house`. */
import { type ESTree, parseSync, Visitor } from 'vite';

interface MeasuredFunction {
  readonly name: string;
  readonly at: number;
  readonly lines: number;
  readonly parameters: number;
}

interface MeasuredExport {
  readonly name: string;
  readonly at: number;
  readonly documented: boolean;
}

export interface FileMeasures {
  readonly lines: number;
  readonly functions: readonly MeasuredFunction[];
  readonly exports: readonly MeasuredExport[];
  /** Lines with a type assertion, except `as const`, which asserts nothing. */
  readonly casts: readonly number[];
  /** Lines with a class member that is declared `private` instead of with `#`. */
  readonly privates: readonly number[];
}

export function measureFile(path: string, text: string): FileMeasures {
  const { program } = parseSync(path, text);
  const lineAt = lineFinder(text);
  const functions: MeasuredFunction[] = [];
  const exports: MeasuredExport[] = [];
  const casts: number[] = [];
  const privates: number[] = [];
  const notePrivate = (node: ESTree.PropertyDefinition | ESTree.MethodDefinition) =>
    node.accessibility === 'private' &&
    node.key.type === 'Identifier' &&
    node.key.name !== 'constructor' &&
    privates.push(lineAt(node.start));
  const addFunction = (node: Named, { params }: FunctionNode) => {
    const at = lineAt(node.start);
    functions.push({ name: nameOf(node), at, lines: lineAt(node.end) - at + 1, parameters: params.length });
  };
  new Visitor({
    FunctionDeclaration: (node) => node.body !== null && addFunction(node, node),
    VariableDeclarator: (node) => isFunction(node.init) && addFunction(node, node.init),
    Property: (node) => isFunction(node.value) && addFunction(node, node.value),
    PropertyDefinition: (node) => {
      notePrivate(node);
      if (isFunction(node.value)) addFunction(node, node.value);
    },
    MethodDefinition: (node) => {
      notePrivate(node);
      if (node.value.body !== null) addFunction(node, node.value);
    },
    TSAsExpression: (node) => !isConst(node) && casts.push(lineAt(node.start)),
    ExportNamedDeclaration: (node) => {
      const documented = /\*\/\s*$/.test(text.slice(0, node.start));
      // The doc comment of the first overload is that of all.
      for (const name of declaredNames(node))
        if (name !== exports.at(-1)?.name) exports.push({ name, at: lineAt(node.start), documented });
    },
  }).visit(program);
  return { lines: text.split('\n').length - 1, functions, exports, casts, privates };
}

type FunctionNode = ESTree.Function | ESTree.ArrowFunctionExpression;
type Named =
  | ESTree.Function
  | ESTree.VariableDeclarator
  | ESTree.ObjectProperty
  | ESTree.BindingProperty
  | ESTree.AssignmentTargetProperty
  | ESTree.PropertyDefinition
  | ESTree.MethodDefinition;

function isFunction(node: ESTree.Node | null): node is FunctionNode {
  return node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';
}

function nameOf(node: Named): string {
  const name = 'key' in node ? node.key : node.id;
  return name?.type === 'Identifier' || name?.type === 'PrivateIdentifier' ? name.name : '(computed)';
}

function isConst({ typeAnnotation }: ESTree.TSAsExpression): boolean {
  if (typeAnnotation.type !== 'TSTypeReference') return false;
  const { typeName } = typeAnnotation;
  return typeName.type === 'Identifier' && typeName.name === 'const';
}

function declaredNames({ declaration }: ESTree.ExportNamedDeclaration): string[] {
  if (declaration === null || declaration === undefined) return [];
  const ids = declaration.type === 'VariableDeclaration' ? declaration.declarations.map(({ id }) => id) : [];
  const own = 'id' in declaration && declaration.id !== null ? [declaration.id] : [];
  return [...ids, ...own].flatMap((id) => (id.type === 'Identifier' ? [id.name] : []));
}

/** Creates a function that returns the line, from 1, of an offset in a text. */
function lineFinder(text: string): (offset: number) => number {
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  return (offset) => {
    const after = starts.findIndex((start) => start > offset);
    return after < 0 ? starts.length : after;
  };
}
