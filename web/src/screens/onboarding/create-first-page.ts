// Makes the page of a new user: the assistant composes it from name and links, then it is saved.
import { generate } from '@vys/contract/ai';
import { createPage, getCurrentPage } from '@vys/contract/pages';
import type { Link } from '@vys/contract/schemas';
import { call } from '#web/lib/api/api.ts';
import { isApiError } from '#web/lib/api/api-error.ts';

export type FirstPage = { username: string; links: readonly Link[] };

/** Returns the id of the page. A user who has one already gets that. Throws ApiError. */
export async function createFirstPage(input: FirstPage, signal: AbortSignal): Promise<string> {
  const { username, links } = input;
  try {
    const composed = await call(generate, {
      body: { links: links.map(({ title, url }) => ({ title, url })) },
      signal,
    });
    const title = `${username}'s Page`;
    const content = {
      ...composed.data,
      metadata: { ...composed.data.metadata, title },
    };
    return (await call(createPage, { body: { title, content }, signal })).id;
  } catch (error) {
    const hasPage = isApiError(error) && error.code === 'pages.page_limit_reached';
    if (!hasPage) throw error;
    return (await call(getCurrentPage, { query: { _: Date.now() }, signal })).id;
  }
}
