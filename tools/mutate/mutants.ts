/** Lists all small changes of a TypeScript file that a test should notice. Types are never changed. */
import { type ESTree, parseSync, Visitor } from 'vite';

export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
}

/** Its opposite, and for comparisons also the same operator with the boundary moved. */
const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&': ['|'],
  '|': ['&'],
  '^': ['&'],
  '<<': ['>>'],
  '>>': ['<<'],
  '>>>': ['<<'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
  '|=': ['&='],
  '&=': ['|='],
  '++': ['--'],
  '--': ['++'],
};
const METHODS: Readonly<Record<string, string>> = { min: 'max', max: 'min', some: 'every', every: 'some' };

/** A mutant before its line in the file is known. */
type Change = readonly [node: { readonly start: number; readonly end: number }, after: string];

export function mutantsOf(file: string, text: string): Mutant[] {
  const changes: Change[] = [];
  let types = 0;
  const add = (...found: readonly Change[]) => {
    if (types === 0) changes.push(...found);
  };
  const enterType = () => void types++;
  const leaveType = () => void types--;
  new Visitor({
    TSLiteralType: enterType,
    'TSLiteralType:exit': leaveType,
    BinaryExpression: (node) => add(...operatorChanges(text, node.left, node.right, node.operator)),
    LogicalExpression: (node) => add(...operatorChanges(text, node.left, node.right, node.operator)),
    AssignmentExpression: (node) => add(...operatorChanges(text, node.left, node.right, node.operator)),
    UpdateExpression: (node) => add([node, text.slice(node.start, node.end).replace(node.operator, opposite(node))]),
    UnaryExpression: (node) => '!-~'.includes(node.operator) && add([node, sourceOf(text, node.argument)]),
    IfStatement: ({ test }) => add([test, 'true'], [test, 'false']),
    ConditionalExpression: ({ test }) => add([test, 'true'], [test, 'false']),
    WhileStatement: ({ test }) => add([test, 'false']),
    ForStatement: ({ test }) => test !== null && add([test, 'false']),
    Literal: (node) => add(...literalChanges(node)),
    ReturnStatement: ({ argument }) => argument !== null && add([argument, 'undefined']),
    ExpressionStatement: (node) => !isKept(node) && add([node, ';']),
    FunctionDeclaration: ({ body }) => body !== null && body.body.length > 0 && add([body, '{}']),
    MethodDefinition: ({ kind, value: { body } }) => kind !== 'constructor' && body !== null && add([body, '{}']),
    CallExpression: ({ callee }) => add(...methodChanges(callee)),
  }).visit(parseSync(file, text).program);
  return changes
    .filter(([{ start, end }, after]) => text.slice(start, end) !== after)
    .sort(([a], [b]) => a.start - b.start)
    .map(([{ start, end }, after]) => {
      const line = text.slice(0, start).split('\n').length;
      return { file, line, start, end, before: text.slice(start, end), after };
    })
    .filter((mutant) => parseSync(file, applyMutant(text, mutant)).errors.length === 0);
}

function operatorChanges(text: string, left: ESTree.Node, right: ESTree.Node, operator: string): Change[] {
  const start = text.indexOf(operator, left.end);
  if (start < 0 || start >= right.start) return [];
  return (OPERATORS[operator] ?? []).map((after) => [{ start, end: start + operator.length }, after] as const);
}

const opposite = ({ operator }: ESTree.UpdateExpression): string => OPERATORS[operator][0];

const sourceOf = (text: string, { start, end }: ESTree.Node): string => text.slice(start, end);

function literalChanges(node: ESTree.Expression): Change[] {
  if (node.type !== 'Literal') return [];
  if (typeof node.value === 'boolean') return [[node, String(!node.value)]];
  if (typeof node.value !== 'number') return [];
  return [
    [node, String(node.value + 1)],
    [node, `(${node.value - 1})`],
  ];
}

function methodChanges(callee: ESTree.Expression | ESTree.Super): Change[] {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return [];
  const after = METHODS[callee.property.name];
  return after === undefined ? [] : [[callee.property, after]];
}

function isKept({ expression }: ESTree.ExpressionStatement | ESTree.Directive): boolean {
  return expression.type === 'Literal' || (expression.type === 'CallExpression' && expression.callee.type === 'Super');
}

export function applyMutant(text: string, { start, end, after }: Mutant): string {
  return text.slice(0, start) + after + text.slice(end);
}
