// What became of a form, shown in the page itself: in the finished document for browsers without scripts, and by a
// script of ours in place. Both show the same; the texts are the server's. Works on the text of a document that
// `renderDocument` wrote, as the process that serves pages has no parser.
import { escapeHtml } from '../escape.ts';

export type FormResult = {
  isSent: boolean;
  title: string;
  text: string;
  /** BCP 47, of the two texts. */
  language: string;
  /** Name of the field that is wrong. */
  field?: string | undefined;
};

const RESULT_STYLE =
  'flex:1 1 100%;grid-column:1/-1;padding:12px 16px;border:1px solid;border-radius:8px';
const RESULT_ID = 'form-result';

/**
 * The document with the result in its form that posts to `action`: instead of the form, or in it, with the values as
 * they were sent. Undefined where it has no such form.
 */
export function showFormResult(
  html: string,
  action: string,
  result: FormResult,
  values: Readonly<Record<string, string>>,
): string | undefined {
  const found = findForm(html, action, Object.keys(values));
  if (found === undefined) return undefined;
  const form = html.slice(found.start, found.end);
  const shown = result.isSent
    ? renderResult(result)
    : fillForm(form, values, result.field).replace('>', () => `>${renderResult(result)}`);
  return html.slice(0, found.start) + shown + html.slice(found.end);
}

const MAX_TAG = 1000;
const MAX_FORMS = 20;

type Span = { start: number; end: number };

/** Of several, the first that has all fields. */
/** The form tag that is not closed at the end of `html`. */
function findOpenTag(html: string): string | undefined {
  const start = html.lastIndexOf('<form ');
  return start < 0 || html.includes('>', start) ? undefined : html.slice(start);
}

function findForm(html: string, action: string, names: readonly string[]): Span | undefined {
  const forms: Span[] = [];
  const mark = ` action="${escapeHtml(action)}"`;
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, at + mark.length)) {
    const tag = findOpenTag(html.slice(Math.max(0, at - MAX_TAG), at));
    const close = html.indexOf('</form>', at);
    if (close < 0 || forms.length === MAX_FORMS) break;
    if (tag !== undefined) forms.push({ start: at - tag.length, end: close + '</form>'.length });
  }
  const has = ({ start, end }: Span, name: string) =>
    html.slice(start, end).includes(` name="${escapeHtml(name)}"`);
  return forms.find((form) => names.every((name) => has(form, name))) ?? forms[0];
}

function renderResult({ isSent, title, text, language }: FormResult): string {
  const role = isSent ? 'status' : 'alert';
  return `<div id="${RESULT_ID}" role="${role}" tabindex="-1" autofocus lang="${escapeHtml(language)}" dir="auto" style="${RESULT_STYLE}"><strong>${escapeHtml(title)}</strong><br>${escapeHtml(text)}</div>`;
}

/** A tag of a field with its attributes, as they are serialized, and the text behind it. */
const FIELD = /<(input|textarea|select|option)((?: [^\s"=<>]+="[^"]*")*)>([^<]*)/g;
const CHOICES = /^(?:checkbox|radio)$/;
const UNTOUCHED = /^(?:hidden|password|file|submit|reset|button|image)$/;

function fillForm(
  form: string,
  values: Readonly<Record<string, string>>,
  wrongField: string | undefined,
): string {
  let selected: string | undefined;
  return form.replace(FIELD, (field, tag: string, attributes: string, text: string) => {
    const read = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1];
    const name = read('name');
    if (tag === 'select') selected = name === undefined ? undefined : values[name];
    if (tag === 'option') {
      if (selected === undefined) return field;
      const isChosen = (read('value') ?? text.trim()) === escapeHtml(selected);
      return `<option${without(attributes, 'selected')}${isChosen ? ' selected=""' : ''}>${text}`;
    }
    const wrong =
      name !== undefined && name === wrongField
        ? ` aria-invalid="true" aria-describedby="${RESULT_ID}"`
        : '';
    const value = name === undefined ? undefined : values[name];
    const type = read('type') ?? 'text';
    if (name === undefined || tag === 'select' || UNTOUCHED.test(type)) {
      return `<${tag}${attributes}${wrong}>${text}`;
    }
    if (tag === 'textarea') {
      return `<textarea${attributes}${wrong}>${value === undefined ? text : `\n${escapeHtml(value)}`}`;
    }
    if (CHOICES.test(type)) {
      const isChecked = value !== undefined && escapeHtml(value) === (read('value') ?? 'on');
      return `<input${without(attributes, 'checked')}${isChecked ? ' checked=""' : ''}${wrong}>${text}`;
    }
    const typed = value === undefined ? '' : ` value="${escapeHtml(value)}"`;
    return `<input${value === undefined ? attributes : without(attributes, 'value')}${typed}${wrong}>${text}`;
  });
}

const without = (attributes: string, name: string) =>
  attributes.replace(new RegExp(` ${name}="[^"]*"`), '');

/**
 * Sends a form without leaving the page and shows the result there. Without a network, or where the answer is not
 * ours, the browser sends the form by itself. Forms that the page's own code handles are left to it.
 */
export const formScript = `addEventListener("submit",async e=>{let f=e.target,d=document,u=f.getAttribute("action")||"";if(e.defaultPrevented||!/\\/_\\/forms\\/[\\w-]+\\/\\w+$/.test(u))return;e.preventDefault();if(f.ariaBusy)return;f.ariaBusy="true";let b=new URLSearchParams(new FormData(f)),r,n,t;try{r=await(await fetch(u,{method:"POST",headers:{accept:"application/json"},body:b})).json();t=r.title.length}catch{HTMLFormElement.prototype.submit.call(f);return}f.ariaBusy=null;n=d.getElementById("${RESULT_ID}");n&&n.remove();for(let i of f.querySelectorAll("[aria-invalid]"))i.removeAttribute("aria-invalid");n=d.createElement("div");n.id="${RESULT_ID}";n.role=r.isSent?"status":"alert";n.tabIndex=-1;n.lang=r.language;n.dir="auto";n.style="${RESULT_STYLE}";t=d.createElement("strong");t.textContent=r.title;n.append(t,d.createElement("br"),r.text);if(r.isSent){f.reset();f.before(n);f.style.display="none"}else{f.prepend(n);let i=r.field&&f.elements[r.field];i&&i.setAttribute&&(i.setAttribute("aria-invalid","true"),i.setAttribute("aria-describedby",n.id))}n.focus();n.scrollIntoView({block:"nearest"})});`;
