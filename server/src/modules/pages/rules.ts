// Pure decisions of the pages module: sizes, titles, what counts as the same content, entity tags.

import { CHAT_LIMIT } from '@vys/contract/api/limits';
import { PAGE_SOURCE_LIMIT } from '@vys/contract/api/schemas';
import { DEFAULT_TITLE, type PageContent } from '@vys/contract/pages/pages';

export type SourceError = { code: 'too_large' } | { code: 'unreadable'; field: string };

/** Why a source cannot be saved; undefined when it can. */
export function findSourceError({ jsx, css, metadata }: PageContent): SourceError | undefined {
  if (Buffer.byteLength(jsx) + Buffer.byteLength(css) > PAGE_SOURCE_LIMIT) {
    return { code: 'too_large' };
  }
  const texts = { jsx, css, title: metadata.title, description: metadata.description };
  // PostgreSQL keeps every character but this one.
  const field = Object.entries(texts).find(([, text]) => text.includes('\0'))?.[0];
  return field === undefined ? undefined : { code: 'unreadable', field: `content.${field}` };
}

/** A title sent beside the content names the page (PAGES-13), else the content's own does. */
export function withTitle(content: PageContent, title: string | undefined): PageContent {
  if (title === undefined || title === '') return content;
  const contentTitle = content.metadata.title;
  if (contentTitle !== '' && contentTitle !== DEFAULT_TITLE) return content;
  return { ...content, metadata: { ...content.metadata, title } };
}

export function isSameContent(a: PageContent, b: PageContent): boolean {
  return (
    a.jsx === b.jsx &&
    a.css === b.css &&
    a.metadata.title === b.metadata.title &&
    a.metadata.description === b.metadata.description
  );
}

/** Bytes of the texts of a page as JSON, which the size of a response is reckoned from. */
export function jsonBytes({ jsx, css, metadata }: PageContent): number {
  const texts = [jsx, css, metadata.title, metadata.description];
  return texts.reduce((sum, text) => sum + Buffer.byteLength(JSON.stringify(text)), 0);
}

/** Identifies a state of the source, not of its metrics. */
export function toEtag(revision: number): string {
  return `"r${revision}"`;
}

/** RFC 9110 §13.1.1; tags made weak by a proxy on the way still name the same revision. */
export function isMatch(ifMatch: string | undefined, revision: number): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true;
  const tags = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(toEtag(revision));
}

export function isChatTooLong(text: string): boolean {
  return Buffer.byteLength(text) > CHAT_LIMIT;
}
