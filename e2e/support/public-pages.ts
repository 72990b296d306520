// Public pages as a visitor gets them, after a change in the workspace.
import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import { pagesOrigin } from './origins.ts';

type Expected = { status?: number; includes?: string; excludes?: string };

/**
 * Retries, because the process that serves public pages hears of a change a moment after the workspace
 * has confirmed it. Redirects are not followed. `path` is a name, or what follows one.
 */
export async function expectPublicPage(
  request: APIRequestContext,
  path: string,
  { status = 200, includes = '', excludes }: Expected,
): Promise<APIResponse> {
  let response: APIResponse | undefined;
  await expect(async () => {
    response = await request.get(`${pagesOrigin}/${path}`, { maxRedirects: 0 });
    expect(response.status(), path).toBe(status);
    const html = await response.text();
    expect(html).toContain(includes);
    if (excludes !== undefined) expect(html).not.toContain(excludes);
  }).toPass({ timeout: 30_000 });
  return response as APIResponse;
}
