// Puts a check into every loop of a page, so that one without an end becomes an error in the preview
// instead of a studio that stands still. Only the preview's copy of the code is changed.
import { type Node, walk } from '@vys/compiler/parse/ast';
import { parseModule } from '@vys/compiler/parse/parse-module';
import { messages } from './messages/en.ts';

type Loop = Node & { body: Node };
type Insert = { at: number; text: string };

const loopTypes = new Set([
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'WhileStatement',
  'DoWhileStatement',
]);

/** The clock is read once in so many turns, and a run of turns may take so many milliseconds. */
const TURNS = 1024;
const LIMIT_MS = 1_000;

/** Keeps every line where it is. Code that cannot be read stays as it is; compiling tells why. */
export function guardLoops(jsx: string): string {
  if (!/\b(?:for|while|do)\b/.test(jsx)) return jsx;
  const parsed = parseModule(jsx);
  if (!parsed.ok) return jsx;
  let check = '$turn';
  while (jsx.includes(check)) check += '$';
  const inserts: Insert[] = [];
  walk(parsed.program, (node: Node) => {
    if (loopTypes.has(node.type)) inserts.push(...guard((node as Loop).body, check));
  });
  return inserts.length > 0 ? `${insertAll(jsx, inserts)}\n${checkCode(check)}` : jsx;
}

function guard(body: Node, check: string): Insert[] {
  if (body.type === 'BlockStatement') return [{ at: body.start + 1, text: `${check}();` }];
  return [
    { at: body.start, text: `{${check}();` },
    { at: body.end, text: '}' },
  ];
}

function insertAll(text: string, inserts: Insert[]): string {
  let result = text;
  for (const { at, text: more } of inserts.toSorted((a, b) => b.at - a.at)) {
    result = result.slice(0, at) + more + result.slice(at);
  }
  return result;
}

/** A microtask runs when the present run has ended, and resets the clock. */
function checkCode(name: string): string {
  return `function ${name}(){${name}.turns=(${name}.turns||0)+1;if(!${name}.since){${name}.since=Date.now();Promise.resolve().then(()=>{${name}.since=0});}if(${name}.turns%${TURNS}===0&&Date.now()-${name}.since>${LIMIT_MS})throw new Error(${JSON.stringify(messages.endlessLoop)});}`;
}
