// Forms in the sources of pages.
import { writeDesign } from '@vys/compiler/page-design/write-design';
import { pageDesignSchema } from '@vys/contract/page-model/page-model';
import { expect, it } from 'vitest';
import { hasForm } from './has-form.ts';

const theme = {
  family: 'tiles',
  scheme: 'light',
  colors: {
    background: '#ffffff',
    surface: '#f4f4f4',
    text: '#111111',
    muted: '#555555',
    accent: '#0a6c4a',
    accentText: '#ffffff',
    border: '#dddddd',
  },
  fonts: { display: 'Sora', body: 'DM Sans' },
  radius: 12,
  background: { kind: 'plain' },
};
const designed = (...sections: object[]) =>
  writeDesign(
    pageDesignSchema.parse({ theme, page: { name: 'Ada', lang: 'en', links: [], sections } }),
  );

it.each([
  ['a newsletter', true, designed({ kind: 'newsletter', id: 'news', title: 'News {weekly}' })],
  ['a contact form', true, designed({ kind: 'contact', id: 'contact' })],
  ['a contact without a form', false, designed({ kind: 'contact', id: 'c', hasForm: false })],
  ['a hidden waitlist', false, designed({ kind: 'waitlist', id: 'wait', hidden: true })],
  ['no section', false, designed()],
  ['a form in code', true, { jsx: 'export default () => <form data-vys="contact" />;' }],
  ['no form in code', false, { jsx: 'export default () => <p>A formality</p>;' }],
])('a page with %s: %s', (_what, expected, content) => expect(hasForm(content)).toBe(expected));
