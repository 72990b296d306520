// Blocks fields that ask visitors for secrets. No user page has a good reason to, and what
// is typed there would reach its author.
import { isNode, listChildren, type Node, walk } from '../../parse/ast.ts';
import { type CheckContext, type Issue, MAX_ISSUES, type Rule } from '../finding.ts';
import { say, sayFix } from '../phrases.ts';
import { removeElement } from '../source-edits.ts';
import {
  closest,
  constantTexts,
  type Element,
  getValues,
  htmlTree,
  listElements,
  listTexts,
  textIn,
} from '../tree.ts';
import { SECRET_AUTOFILL, SECRET_WORDS, type Secret } from './secret-words.ts';
import { nameWords, readings } from './wording.ts';

const NOT_TYPED = new Set('button checkbox color hidden image radio range reset submit'.split(' '));
/** Longer texts beside a field talk about something; they name nothing. */
const LONGEST_LABEL = 120;
const MAX_MARKUP = 50;
/** Farther from a field nothing is its label. */
const MOST_SIBLINGS = 100;

export const checkSecretInputs: Rule = (context) => {
  const trees = [context.source, context.rendered, ...markupIn(context)];
  return [...trees.flatMap((tree) => inTree(tree, context)), ...inCode(context)];
};

/** HTML in texts of the code, which a script could put into the page. */
function markupIn({ literals }: CheckContext): Element[] {
  return literals
    .filter(({ text }) => /<\s*(?:input|textarea)/i.test(text))
    .slice(0, MAX_MARKUP)
    .flatMap(({ text, at }) => htmlTree(text, at) ?? []);
}

function inTree(root: Element, context: CheckContext): Issue[] {
  const elements = listElements(root);
  const labels = new Map<string, string>();
  for (const label of elements.filter(({ tag }) => tag === 'label')) {
    for (const id of getValues(label, 'for')) labels.set(id, textIn(label));
  }
  const byId = new Map(
    elements.flatMap((element) => getValues(element, 'id').map((id) => [id, element] as const)),
  );
  const issues: Issue[] = [];
  for (const element of elements) {
    const secret = findSecret(element, labels, byId);
    if (secret) issues.push({ ...toIssue(secret, element.at), ...removal(context, element) });
    if (issues.length >= MAX_ISSUES) break;
  }
  return issues;
}

function toIssue(secret: Secret, at: number | undefined): Issue {
  return {
    rule: 'secret-input',
    severity: 'block',
    about: secret,
    ...say('secretInput', secret),
    ...(at === undefined ? {} : { source: 'jsx', at }),
  };
}

/** With the label around it, when that holds nothing else. */
function removal({ input, parents }: CheckContext, element: Element): Pick<Issue, 'fix'> {
  const label = closest(element, 'label');
  const isOnly = label && listElements(label).filter(({ children }) => children.length === 0);
  const node = (isOnly?.length === 1 ? label?.node : undefined) ?? element.node;
  const replace = node && removeElement(input.jsx, node, parents());
  return replace ? { fix: { ...sayFix('removeField'), replace } } : {};
}

function findSecret(
  element: Element,
  labels: ReadonlyMap<string, string>,
  byId: ReadonlyMap<string, Element>,
): Secret | undefined {
  const types = getValues(element, 'type').map((type) => type.trim().toLowerCase());
  if (types.includes('password') && element.tag !== 'button') return 'password';
  for (const value of getValues(element, 'autocomplete')) {
    for (const token of value.toLowerCase().split(/\s+/)) {
      const secret = SECRET_AUTOFILL.get(token);
      if (secret) return secret;
    }
  }
  if (!isTyped(element, types)) return undefined;
  if (getValues(element, 'style').some((style) => /text-?security/i.test(style))) return 'password';
  const names = ['name', 'id'].flatMap((name) => getValues(element, name)).map(nameWords);
  const wording = [...names, ...listLabels(element, labels, byId)];
  return wording.map((text) => secretIn(text, element.tag)).find(Boolean);
}

function isTyped({ tag, attrs }: Element, types: readonly string[]): boolean {
  if (tag === 'textarea') return true;
  if (tag === 'input') return types.length === 0 || types.some((type) => !NOT_TYPED.has(type));
  if (attrs.has('contenteditable')) return !attrs.get('contenteditable')?.includes('false');
  return attrs.get('role')?.includes('textbox') ?? false;
}

function listLabels(
  element: Element,
  labels: ReadonlyMap<string, string>,
  byId: ReadonlyMap<string, Element>,
): string[] {
  const labelTexts = ['placeholder', 'aria-label', 'title', 'aria-placeholder'].flatMap((name) =>
    getValues(element, name),
  );
  for (const ids of getValues(element, 'aria-labelledby')) {
    for (const id of ids.split(/\s+/).slice(0, 10)) {
      const label = byId.get(id);
      if (label) labelTexts.push(textIn(label));
    }
  }
  for (const id of getValues(element, 'id')) labelTexts.push(labels.get(id) ?? '');
  const around = closest(element, 'label');
  if (around) labelTexts.push(textIn(around));
  if (!around && !getValues(element, 'id').some((id) => labels.has(id)))
    labelTexts.push(before(element));
  return labelTexts.filter((text) => text !== '' && text.length <= LONGEST_LABEL);
}

/** What stands right before the field, which is how labels without an element are written. */
function before(element: Element): string {
  const siblings = element.parent?.children ?? [];
  const farthest = Math.max(0, element.index - MOST_SIBLINGS);
  for (let i = element.index - 1; i >= farthest; i -= 1) {
    const sibling = siblings[i];
    const text = typeof sibling === 'string' ? sibling : sibling ? textIn(sibling) : '';
    if (typeof sibling === 'object' && /^(?:input|textarea|select|button)$/.test(sibling.tag))
      return '';
    if (text.trim() !== '') return text.trim();
  }
  return '';
}

function secretIn(text: string, tag: string): Secret | undefined {
  for (const reading of readings(text)) {
    for (const [secret, pattern] of SECRET_WORDS) {
      const match = pattern.exec(reading);
      if (match && !(tag === 'textarea' && isDenied(reading.slice(0, match.index)))) return secret;
    }
  }
  return undefined;
}

/** "Please do not send passwords" above a message is advice. */
function isDenied(before: string): boolean {
  const words = before.trim().split(/\s+/).slice(-5);
  return words.some((word) =>
    /^(?:no|not|never|don['’]?t|without|keine?|nie|sans|nunca|non)$/.test(word),
  );
}

/** Fields made by code: `{ type: 'password' }`, `input.type = 'password'`, `setAttribute(…)`. */
function inCode({ program }: CheckContext): Issue[] {
  if (!program) return [];
  const places: number[] = [];
  const constants = constantTexts(program);
  const isSecret = (node: Node | undefined) =>
    node !== undefined &&
    listTexts(node, constants).some((text) => text.toLowerCase() === 'password');
  walk(program, (node) => {
    if (node.type === 'Property' || node.type === 'AssignmentExpression') {
      const [left, right] = listChildren(node);
      if (left && isTypeName(left) && isSecret(right)) places.push(node.start);
    }
    if (isNode(node, 'CallExpression')) {
      const [first, second] = node.arguments;
      const named = isNode(first, 'Literal') && first.value === 'type';
      if (named && isSecret(second)) places.push(node.start);
    }
  });
  return places.map((at) => toIssue('password', at));
}

function isTypeName(node: Node): boolean {
  if (isNode(node, 'Identifier')) return node.name === 'type';
  if (isNode(node, 'Literal')) return node.value === 'type';
  return isNode(node, 'MemberExpression') && isTypeName(node.property);
}
