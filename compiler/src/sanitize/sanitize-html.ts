// The HTML of a prerendered page through an allow-list: parsed, decided node by node, printed, and
// parsed again until nothing changes, so that the browser sees the tree that was allowed.
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html } from 'parse5';
import { cleanCss } from '../css/clean-css.ts';
import { type Diagnostic, errorAt, say } from '../diagnostics.ts';
import { escapeStyle } from '../escape.ts';
import { keepFirstLineBreak, parseHtml, printHtml } from '../parse/parse-html.ts';
import {
  DROPPED_ELEMENTS,
  FORBIDDEN_INPUTS,
  type FormKind,
  formKind,
  HTML_ELEMENTS,
} from './allowed.ts';
import { isSafeAnimation, SVG_ELEMENTS } from './allowed-svg.ts';
import { embedFacadeFor } from './embed-facade.ts';
import { silenceForm, wireForm } from './form-wiring.ts';
import {
  type AttributeOptions,
  attributeValue,
  cleanAttributes,
  type Removed,
} from './sanitize-attributes.ts';
import { isWaitingLink } from './waiting-links.ts';

type Element = DefaultTreeAdapterTypes.Element;
type ChildNode = DefaultTreeAdapterTypes.ChildNode;
type Parent = DefaultTreeAdapterTypes.ParentNode;

export type SanitizeOptions = AttributeOptions & {
  /** The address a wired form posts to, on our own endpoint. */
  formAction: (kind: FormKind) => string;
};

export type SanitizeResult =
  | {
      ok: true;
      html: string;
      removed: Removed[];
      /** CSS of style attributes and <style>, for `fontsIn`. */
      inlineCss: string;
    }
  | { ok: false; diagnostics: Diagnostic[] };

const MAX_PASSES = 4;

type Pass = { options: SanitizeOptions; removed: Removed[]; css: string[] };

export function sanitizeHtml(text: string, options: SanitizeOptions): SanitizeResult {
  let before = text.toWellFormed();
  let first: Pass | undefined;
  for (let count = 0; count < MAX_PASSES; count += 1) {
    const pass: Pass = { options, removed: [], css: [] };
    const after = sanitizeOnce(before, pass);
    if (after === undefined) return tooLarge();
    first ??= pass;
    if (after === before) {
      return { ok: true, html: after, removed: first.removed, inlineCss: pass.css.join('\n') };
    }
    before = after;
  }
  return { ok: false, diagnostics: [errorAt('html_unstable', say('htmlUnstable'))] };
}

function tooLarge(): SanitizeResult {
  return { ok: false, diagnostics: [errorAt('too_many_elements', say('documentTooDeep'))] };
}

function sanitizeOnce(text: string, pass: Pass): string | undefined {
  const root = parseHtml(text);
  if (!root) return undefined;
  const pending: Parent[] = [root];
  for (let parent = pending.pop(); parent; parent = pending.pop()) {
    parent.childNodes = allowedChildren(parent, pass);
    for (const child of parent.childNodes) if ('attrs' in child) pending.push(child);
    if ('attrs' in parent) finish(parent, pass);
  }
  return printHtml(root);
}

/** The children to keep, in order; an unknown element gives way to its own children. */
function allowedChildren(parent: Parent, pass: Pass): ChildNode[] {
  const children: ChildNode[] = [];
  const pending = parent.childNodes.toReversed();
  for (let child = pending.pop(); child; child = pending.pop()) {
    if (child.nodeName === '#text') children.push(child);
    else if ('attrs' in child && !isWaitingLink(child)) {
      const action = chooseAction(child, pass);
      if (action === 'unwrap')
        for (const inner of child.childNodes.toReversed()) pending.push(inner);
      if (action === 'keep') {
        child.parentNode = parent;
        children.push(child);
      }
    }
  }
  return children;
}

function chooseAction(element: Element, pass: Pass): 'keep' | 'unwrap' | 'drop' {
  const action = element.namespaceURI === html.NS.HTML ? htmlAction(element) : svgAction(element);
  if (action === 'keep') cleanAttributes(element, pass.removed, pass.options);
  else pass.removed.push({ element: element.tagName, reason: 'not_allowed' });
  if (action !== 'keep' || element.tagName !== 'iframe') return action;
  if (replaceWithFacade(element)) return 'keep';
  pass.removed.push({ element: 'iframe', reason: 'foreign_frame' });
  return 'drop';
}

/** Turns the frame of an allowed player into a link to what it plays. */
function replaceWithFacade(frame: Element): boolean {
  const facade = embedFacadeFor(
    attributeValue(frame, 'src') ?? '',
    attributeValue(frame, 'title') ?? '',
  );
  if (!facade) return false;
  const className = attributeValue(frame, 'class');
  const style = attributeValue(frame, 'style');
  frame.tagName = 'a';
  frame.nodeName = 'a';
  frame.attrs = [
    { name: 'href', value: facade.href },
    { name: 'data-play', value: facade.play },
    { name: 'target', value: '_blank' },
    ...(style ? [{ name: 'style', value: style }] : []),
    { name: 'class', value: className ? `${facade.className} ${className}` : facade.className },
  ];
  frame.childNodes = [];
  appendText(frame, 'b', facade.title);
  appendText(frame, 'small', facade.note);
  return true;
}

function appendText(parent: Element, tagName: string, text: string): void {
  const child = defaultTreeAdapter.createElement(tagName, html.NS.HTML, []);
  defaultTreeAdapter.insertText(child, text);
  defaultTreeAdapter.appendChild(parent, child);
}

function htmlAction(element: Element): 'keep' | 'unwrap' | 'drop' {
  const { tagName } = element;
  if (tagName === 'input') {
    const type = (attributeValue(element, 'type') ?? '').trim().toLowerCase();
    return FORBIDDEN_INPUTS.has(type) ? 'drop' : 'keep';
  }
  if (HTML_ELEMENTS.has(tagName)) return 'keep';
  return DROPPED_ELEMENTS.has(tagName) ? 'drop' : 'unwrap';
}

function svgAction(element: Element): 'keep' | 'drop' {
  const allowed = element.namespaceURI === html.NS.SVG && SVG_ELEMENTS.has(element.tagName);
  if (!allowed) return 'drop';
  const animates = element.tagName.startsWith('animate');
  return !animates || isSafeAnimation(attributeValue(element, 'attributeName')) ? 'keep' : 'drop';
}

function finish(element: Element, pass: Pass): void {
  const style = attributeValue(element, 'style');
  if (style) pass.css.push(`*{${style}}`);
  if (element.namespaceURI === html.NS.SVG) {
    // A title would let HTML in again; it keeps its words only.
    if (element.tagName === 'title') element.childNodes = textOnly(element);
    return;
  }
  if (element.tagName === 'form') finishForm(element, pass);
  if (element.tagName === 'style') finishStyle(element, pass);
  keepFirstLineBreak(element);
}

function textOnly(element: Element): ChildNode[] {
  return element.childNodes.filter((child) => child.nodeName === '#text');
}

function finishForm(form: Element, pass: Pass): void {
  const kind = formKind(attributeValue(form, 'data-form'));
  if (kind) wireForm(form, pass.options.formAction(kind));
  else {
    pass.removed.push({ element: 'form', attribute: 'action', reason: 'unwired_form' });
    silenceForm(form);
  }
}

/** The renderer escapes text in <style> as it does elsewhere, where HTML knows no entities. */
function finishStyle(style: Element, pass: Pass): void {
  const text = style.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
  const plain = text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
  const value = escapeStyle(cleanCss(plain).css);
  pass.css.push(value);
  style.childNodes = value ? [{ nodeName: '#text', value, parentNode: style }] : [];
}
