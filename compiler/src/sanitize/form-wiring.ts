// Forms of a page: those with a known kind are sent to our own endpoint with a honeypot field,
// all others can be filled but send nothing, so no page collects for another site.
import { type DefaultTreeAdapterTypes, html } from 'parse5';
import { HONEYPOT_FIELD } from './honeypot.ts';

type Element = DefaultTreeAdapterTypes.Element;

export function wireForm(form: Element, action: string): void {
  form.attrs = form.attrs.filter(({ name }) => name !== 'name');
  form.attrs.push({ name: 'method', value: 'post' }, { name: 'action', value: action });
  form.childNodes = form.childNodes.filter((child) => !isHoneypot(child));
  form.childNodes.push(honeypot(form));
}

/** `method="dialog"` outside a dialog submits nowhere, while handlers of the page still run
 *  (HTML standard, form submission algorithm). */
export function silenceForm(form: Element): void {
  form.attrs = form.attrs.filter(({ name }) => name !== 'data-form');
  form.attrs.push({ name: 'method', value: 'dialog' });
}

function isHoneypot(node: DefaultTreeAdapterTypes.ChildNode): boolean {
  return (
    'attrs' in node &&
    node.tagName === 'input' &&
    node.attrs.some(({ name, value }) => name === 'name' && value === HONEYPOT_FIELD)
  );
}

function honeypot(parent: Element): Element {
  const attributes = {
    name: HONEYPOT_FIELD,
    tabindex: '-1',
    autocomplete: 'off',
    'aria-hidden': 'true',
    style: 'position:absolute;inset-inline-start:-9999px',
  };
  return {
    nodeName: 'input',
    tagName: 'input',
    namespaceURI: html.NS.HTML,
    attrs: Object.entries(attributes).map(([name, value]) => ({ name, value })),
    parentNode: parent,
    childNodes: [],
  };
}
