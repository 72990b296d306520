// Whether the source of a page has a form that visitors see. Reads the text of it, which is enough to word a hint. Pure.
import type { PageContent } from '@vys/contract/pages/page-content';

/** Sections of a page model as they are written, up to the end of their own fields. */
const SECTION = /\bkind: "(?:newsletter|waitlist|guestbook|contact)"([^{}]{0,4000})/g;

export function hasForm({ jsx }: Pick<PageContent, 'jsx'>): boolean {
  const sections = [...jsx.matchAll(SECTION)].map(([, fields = '']) => fields);
  if (sections.length === 0) return /<form[\s>]/.test(jsx) && !/\bsections: \[/.test(jsx);
  return sections.some((fields) => !/\b(?:hidden: true|hasForm: false)\b/.test(fields));
}
