// The result of a form in the finished document: in the right form, escaped, with what was typed. What the script
// does in place is tested in a browser (e2e/forms.spec.ts).
import { parseFragment, serialize } from 'parse5';
import { describe, expect, it } from 'vitest';
import { type FormResult, showFormResult } from './form-result.ts';

const ACTION = 'https://pages.example/_/forms/ann/contact';
const sent: FormResult = { isSent: true, title: 'Sent', text: 'Thanks & bye', language: 'en' };
const failed: FormResult = { ...sent, isSent: false, title: 'Check', field: 'message' };

const form = (inside: string, action = ACTION) =>
  serialize(
    parseFragment(
      `<form class="form" data-form="contact" method="post" action="${action}">${inside}</form>`,
    ),
  );
const page = (...forms: string[]) => `<main><p>Hi</p>${forms.join('<hr>')}<p>End</p></main>`;
const message = '<label>Message<textarea name="message" rows="4"></textarea></label>';

describe('a form that was sent', () => {
  it('is replaced by what became of it', () => {
    const html = showFormResult(page(form(message)), ACTION, sent, { message: 'Hi' }) ?? '';
    expect(html).not.toContain('<form');
    expect(html).toMatch(/^<main><p>Hi<\/p><div id="form-result" role="status"/);
    expect(html).toContain('<strong>Sent</strong><br>Thanks &amp; bye</div><p>End</p></main>');
  });

  it('is the one of several that has the fields', () => {
    const two = page(form('<input name="email">'), form(message), form(message, `${ACTION}x`));
    const html = showFormResult(two, ACTION, sent, { message: 'Hi' }) ?? '';
    expect(html.indexOf('<form')).toBeLessThan(html.indexOf('role="status"'));
    expect(html).not.toContain(
      'textarea name="message" rows="4"></textarea></label></form><hr><form',
    );
    expect(html.match(/<form/g)).toHaveLength(2);
  });

  it.each([
    ['no form', page()],
    ['a form of another kind', page(form(message, 'https://pages.example/_/forms/ann/guestbook'))],
    ['a text that looks like one', page(`<p title=' action="${ACTION}"'>x</p>`)],
  ])('is not found where there is %s', (_what, html) => {
    expect(showFormResult(html, ACTION, sent, {})).toBeUndefined();
  });
});

describe('a form with something wrong', () => {
  const show = (inside: string, values: Record<string, string>) =>
    showFormResult(page(form(inside)), ACTION, failed, values) ?? '';

  it('keeps what was typed, and says which field is wrong', () => {
    const html = show(`<input name="email" type="email" value="old">${message}`, {
      email: 'a"b@c.de',
      message: '\n<b>Hello</b>',
    });
    expect(html).toMatch(/<form [^>]*><div id="form-result" role="alert"/);
    expect(html).toContain('<input name="email" type="email" value="a&quot;b@c.de">');
    expect(html).toContain(
      '<textarea name="message" rows="4" aria-invalid="true" aria-describedby="form-result">\n\n&lt;b&gt;Hello&lt;/b&gt;</textarea>',
    );
  });

  it('keeps choices', () => {
    const inside =
      '<input type="checkbox" name="news" checked><input type="radio" name="size" value="s" checked><input type="radio" name="size" value="l"><select name="day"><option selected>Mon</option><option value="tue">Tuesday</option></select>';
    const html = show(inside, { size: 'l', day: 'tue' });
    expect(html).toContain('<input type="checkbox" name="news">');
    expect(html).toContain('<input type="radio" name="size" value="s">');
    expect(html).toContain('<input type="radio" name="size" value="l" checked="">');
    expect(html).toContain('<option>Mon</option><option value="tue" selected="">Tuesday</option>');
  });

  it('shows no passwords, and leaves hidden fields and buttons', () => {
    const inside = '<input type="hidden" name="a" value="1"><button>Send</button>';
    expect(show(inside, { a: '2' })).toContain(
      '<input type="hidden" name="a" value="1"><button>Send</button>',
    );
  });

  it.each(['$&', '</form><script>alert(1)</script>', '" onfocus="alert(1)'])(
    'writes %s as text',
    (typed) => {
      const html = show(`<input name="name">${message}`, { name: typed, message: typed });
      const tree = serialize(parseFragment(html));
      expect(tree.replace(/<textarea[\s\S]*?<\/textarea>/, '')).not.toMatch(/<script| onfocus="/);
      expect(tree.match(/<form/g)).toHaveLength(1);
    },
  );

  it.each(['<form ', ` action="${ACTION}"`, '<input name="message"'])(
    'reads a document of many %j in a short time',
    (part) => {
      const start = performance.now();
      showFormResult(part.repeat(1_000_000 / part.length), ACTION, failed, { message: 'x' });
      expect(performance.now() - start).toBeLessThan(30_000);
    },
  );
});
