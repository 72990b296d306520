// Makes the page of a new user: the assistant composes it from name, purpose and links, then it is saved.
import { generate } from '@vys/contract/ai';
import type { Link } from '@vys/contract/api/schemas';
import type { PageContent } from '@vys/contract/pages/page-content';
import { createPage, getCurrentPage } from '@vys/contract/pages/pages';
import { call } from '#web/lib/api/api.ts';
import { isApiError } from '#web/lib/api/api-error.ts';

export type FirstPageInput = {
  username: string;
  name: string;
  purpose: string;
  links: readonly Link[];
};
/** `looks`: the same page in several designs, the first of which was saved; none for a page that was there. */
export type FirstPage = { pageId: string; looks: readonly PageContent[] };

const LOOKS = 3;

/** A user who has a page already gets that. Throws ApiError. */
export async function createFirstPage(
  { username, name, purpose, links }: FirstPageInput,
  signal: AbortSignal,
): Promise<FirstPage> {
  try {
    const body = {
      prompt: purpose,
      name,
      links: links.map(({ title, url }) => ({ title, url })),
      looks: LOOKS,
    };
    const composed = await call(generate, { body, signal });
    const title = `${username}'s Page`;
    const looks = (composed.looks ?? [composed.data]).map((content) => ({
      ...content,
      metadata: { ...content.metadata, title },
    }));
    const [content = composed.data] = looks;
    const { id } = await call(createPage, { body: { title, content }, signal });
    return { pageId: id, looks };
  } catch (error) {
    const hasPage = isApiError(error) && error.code === 'pages.page_limit_reached';
    if (!hasPage) throw error;
    const { id } = await call(getCurrentPage, { query: { _: Date.now() }, signal });
    return { pageId: id, looks: [] };
  }
}
