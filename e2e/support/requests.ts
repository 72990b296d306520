// What a page requests, and when it has requested all that it needs.
import { expect, type Page } from '@playwright/test';

/** The addresses so far, in order. */
export function watchRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (sent) => urls.push(sent.url()));
  return urls;
}

/** Until three looks in a row see nothing new. */
export async function untilQuiet(urls: readonly string[]): Promise<void> {
  let [seen, quiet] = [-1, 0];
  const look = () => {
    quiet = urls.length === seen ? quiet + 1 : 0;
    seen = urls.length;
    return quiet;
  };
  await expect.poll(look, { timeout: 60_000, intervals: [1_000] }).toBeGreaterThanOrEqual(3);
}
