// The language of a page: what its outermost element declares, else what its text is written in. The only
// importer of eld. See docs/decisions/038.
import { extractText } from './page-text.ts';

const DEFAULT_LANGUAGE = 'en';

/** The first tag of serialized HTML, with its attributes. */
const FIRST_TAG = /^\s*<[a-z][a-z0-9-]*((?: [^\s"=<>]+="[^"]*")*)>/;
const LANG_ATTRIBUTE = / lang="([A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*)"/;

type PageTexts = { title: string; description: string /** Sanitized. */; html: string };

/** BCP 47. */
export async function findLanguage({ title, description, html }: PageTexts): Promise<string> {
  const declared = LANG_ATTRIBUTE.exec(FIRST_TAG.exec(html)?.[1] ?? '')?.[1];
  if (declared !== undefined) return declared;
  // Its data takes 30 MB and 0.1 s: most processes that start never need it.
  const { eld } = await import('eld/extrasmall');
  const detected = eld.detect([title, description, extractText(html)].join('\n'));
  return detected.isReliable() ? detected.language : DEFAULT_LANGUAGE;
}
