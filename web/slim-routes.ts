// Leaves out of the contract what only the server reads: the app sends and takes what the types say, and checks nothing
// by schema. A screen with a form still loads the schemas that it imports by name.
import type { Plugin } from 'vite';

const contract = /[\\/]contract[\\/]src[\\/]/;
/** Of a route. */
const serverOnly: readonly string[] = [
  'summary',
  'params',
  'query',
  'body',
  'bodyLimit',
  'output',
  'errors',
  'keyScope',
];

type Node = { type: string; start: number; end: number };
type Property = Node & { key?: Node & { name?: string } };
type Init = Node & {
  callee?: Node & { name?: string };
  arguments?: (Node & { properties?: Property[] })[];
};
type Statement = Node & {
  declarations?: { init: Init | null }[];
  declaration?: Statement | null;
};
type Change = { start: number; end: number; text: string };

export function slimRoutes(): Plugin {
  return {
    name: 'slim-routes',
    apply: 'build',
    // After TypeScript.
    enforce: 'post',
    transform: {
      filter: { id: contract },
      handler(code, id) {
        if (!id.endsWith('.ts')) return null;
        const statements = this.parse(code).body as unknown as Statement[];
        const values = statements
          .map((statement) => statement.declaration ?? statement)
          .flatMap(({ declarations = [] }) => declarations)
          .flatMap(({ init }) => (init === null ? [] : [init]));
        const changes = values.flatMap((value) => [
          ...findServerOnly(value),
          ...(code.slice(value.start, value.end).includes('(') ? markAsPure(value) : []),
        ]);
        return { code: applyChanges(code, changes), map: null };
      },
    },
  };
}

/** The properties of `route({…})` that go, each with its comma. */
function findServerOnly({ type, callee, arguments: [definition] = [] }: Init): Change[] {
  if (type !== 'CallExpression' || callee?.name !== 'route') return [];
  const properties = definition?.properties ?? [];
  return properties.flatMap(({ key, start, end }, index) =>
    serverOnly.includes(key?.name ?? '')
      ? [{ start, end: properties[index + 1]?.start ?? end, text: '' }]
      : [],
  );
}

/** What is imported nowhere is left out with all that it calls: no constant of the contract has effects. */
const markAsPure = ({ start, end }: Init): Change[] => [
  { start, end: start, text: '/* @__PURE__ */ (() => (' },
  { start: end, end, text: '))()' },
];

const applyChanges = (code: string, changes: readonly Change[]): string =>
  changes
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end, text: next }) => text.slice(0, start) + next + text.slice(end),
      code,
    );
