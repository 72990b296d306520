// Makes the page of a new user: the assistant composes it from name, purpose and links, then it is saved.
import { generate } from '@vys/contract/ai';
import type { Link } from '@vys/contract/api/schemas';
import type { PageContent } from '@vys/contract/pages/page-content';
import { createPage, type Page, updatePage } from '@vys/contract/pages/pages';
import { findCurrentPage } from '#web/features/pages/current-page.ts';
import { call } from '#web/lib/api/api.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { messages } from './messages/en.ts';

export type FirstPageInput = {
  username: string;
  name: string;
  purpose: string;
  links: readonly Link[];
  /** Of the page that an earlier visit of these screens made. */
  etag: string | null;
};
/** `looks`: the same page in several designs, the first of which was saved. */
export type FirstPage = { page: Page; looks: readonly PageContent[] };

const LOOKS = 3;

/** The user has a page that was changed since, or that these screens did not make. */
export class PageIsThere extends Error {}

/** Whether these screens may make the page again: it was neither changed nor published since they did. */
export const isUntouched = (page: Page, etag: string | null): boolean =>
  page.etag === etag && page.status === 'draft';

/** A page that an earlier visit made is made again. Throws ApiError, PageIsThere. */
export async function createFirstPage(
  { username, name, purpose, links, etag }: FirstPageInput,
  signal: AbortSignal,
): Promise<FirstPage> {
  const body = {
    prompt: purpose,
    name,
    links: links.map(({ title, url }) => ({ title, url })),
    looks: LOOKS,
  };
  const composed = await call(generate, { body, signal });
  const title = messages.pageTitle(username);
  const looks = (composed.looks ?? [composed.data]).map((content) => ({
    ...content,
    metadata: { ...content.metadata, title },
  }));
  const [content = composed.data] = looks;
  return { page: await savePage({ title, content, etag }, signal), looks };
}

async function savePage(
  { title, content, etag }: { title: string; content: PageContent; etag: string | null },
  signal: AbortSignal,
): Promise<Page> {
  try {
    return await call(createPage, { body: { title, content }, signal });
  } catch (error) {
    if (!hasCode(error, 'pages.page_limit_reached')) throw error;
  }
  const current = await findCurrentPage(signal);
  if (!current || !isUntouched(current, etag)) throw new PageIsThere();
  try {
    const headers = { 'If-Match': current.etag };
    return await call(updatePage, { body: { content }, headers, signal });
  } catch (error) {
    throw hasCode(error, 'pages.stale') ? new PageIsThere() : error;
  }
}

const hasCode = (error: unknown, code: string) => isApiError(error) && error.code === code;
