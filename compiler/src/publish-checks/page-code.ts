// Warns of code that can lead visitors elsewhere, or hide an address from these checks: they read texts, and
// code may put a text together while it runs. Only for pages whose code runs in the browser.

import { locator } from '../diagnostics.ts';
import { readImports } from '../packages-used/imports.ts';
import {
  isNode,
  type MemberExpression,
  type Node,
  type Program,
  staticText,
  walk,
} from '../parse/ast.ts';
import { readInteraction } from '../parse/interaction.ts';
import type { Issue, Rule } from './finding.ts';
import { say } from './phrases.ts';

type Sign = Pick<Issue, 'rule' | 'message' | 'phrase'>;

const MAX_REPORTED = 20;
/** By any of these names code reaches the window. */
const WINDOWS = new Set(
  'window self globalThis top parent frames document defaultView ownerDocument view'.split(' '),
);
const PLACES = new Set(['location', 'navigation']);
const MOVES = new Set(['assign', 'replace', 'navigate']);
/** Make texts out of what does not look like them. */
const DECODERS = new Set(['atob', 'unescape', 'fromCharCode', 'fromCodePoint', 'TextDecoder']);

export const checkPageCode: Rule = ({ input, program }) => {
  if (!program || !runsInBrowser(program, input.jsx)) return [];
  const signs: (Sign & { at: number })[] = [];
  let makesImages = false;
  const sources: number[] = [];
  walk(program, (node) => {
    const sign = findSign(node);
    if (sign) signs.push({ ...sign, at: node.start });
    if (isImageMaker(node)) makesImages = true;
    if (setsComputedSource(node)) sources.push(node.start);
  });
  const loads = makesImages ? sources : [];
  for (const at of loads) signs.push({ ...loadsImage, at });
  return signs.slice(0, MAX_REPORTED).map((sign) => ({ ...sign, severity: 'warn', source: 'jsx' }));
};

function runsInBrowser(program: Program, jsx: string): boolean {
  const { imports } = readImports(program, locator(jsx), true);
  return readInteraction(program, imports).needsRuntime;
}

const loadsImage: Sign = { rule: 'code-address', ...say('codeLoads') };

function findSign(node: Node): Sign | undefined {
  if (node.type === 'AssignmentExpression' && 'left' in node) {
    return isPlace(node.left as Node) ? leaves : undefined;
  }
  if (isNode(node, 'CallExpression')) return isMove(node.callee) ? leaves : undefined;
  if (isNode(node, 'Identifier') && DECODERS.has(node.name)) {
    return { rule: 'code-address', ...say('codeDecodes', node.name) };
  }
  if (isNode(node, 'Literal') && typeof node.value === 'string' && DECODERS.has(node.value)) {
    return { rule: 'code-address', ...say('codeDecodes', node.value) };
  }
  if (
    isNode(node, 'MemberExpression') &&
    isWindow(node.object) &&
    getMemberName(node) === undefined
  ) {
    return { rule: 'code-address', ...say('codeComputes') };
  }
  return undefined;
}

const leaves: Sign = { rule: 'code-navigation', ...say('codeNavigation') };

/** `location`, `window.location`, `location.href` and the like, as what is written to. */
function isPlace(node: Node): boolean {
  if (isNode(node, 'Identifier')) return PLACES.has(node.name);
  if (!isNode(node, 'MemberExpression')) return false;
  const member = getMemberName(node);
  const isNamed = member !== undefined && PLACES.has(member);
  return (isNamed && isWindow(node.object)) || isPlace(node.object);
}

function isMove(callee: Node): boolean {
  if (!isNode(callee, 'MemberExpression')) return false;
  const member = getMemberName(callee);
  return member !== undefined && MOVES.has(member) && isPlace(callee.object);
}

function isWindow(node: Node): boolean {
  if (isNode(node, 'MemberExpression')) return WINDOWS.has(getMemberName(node) ?? '');
  return isNode(node, 'Identifier') && WINDOWS.has(node.name);
}

/** Undefined when the name is computed. */
function getMemberName({ property, computed }: MemberExpression): string | undefined {
  if (!computed && isNode(property, 'Identifier')) return property.name;
  return staticText(property);
}

/** `new Image()`, `createElement('img')` and the like. */
function isImageMaker(node: Node): boolean {
  if (node.type === 'NewExpression' && 'callee' in node) {
    const callee = node.callee as Node;
    const name = isNode(callee, 'MemberExpression') ? getMemberName(callee) : getName(callee);
    return name === 'Image' || name === 'Audio';
  }
  if (!isNode(node, 'CallExpression') || !isNode(node.callee, 'MemberExpression')) return false;
  return getMemberName(node.callee) === 'createElement' && isWindow(node.callee.object);
}

const getName = (node: Node): string | undefined =>
  isNode(node, 'Identifier') ? node.name : undefined;

function setsComputedSource(node: Node): boolean {
  if (node.type !== 'AssignmentExpression' || !('left' in node) || !('right' in node)) return false;
  const left = node.left as Node;
  if (!isNode(left, 'MemberExpression')) return false;
  const member = getMemberName(left);
  const isSource = member === 'src' || member === 'srcset';
  return isSource && staticText(node.right as Node) === undefined;
}
