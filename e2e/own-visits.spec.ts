// A creator's own visits, in real browsers over both origins.
import { expect, test } from '@playwright/test';
import { pagesOrigin } from './support/origins.ts';
import { bearer, createPage, createPerson, publishPage, startSession } from './support/people.ts';

test('a visit of the signed-in creator is left out, one of another browser counts', {
  tag: '@slow',
}, async ({ page, request, browser }) => {
  const person = await createPerson(request);
  await publishPage(request, person, await createPage(request, person));
  const marked = page.waitForResponse(/\/_\/own-visits\?ticket=/);
  await startSession(page, person);
  await page.goto('/dashboard');
  expect((await marked).status()).toBe(204);
  const readStats = async () => {
    const headers = bearer(person);
    const report = await request.get('/api/analytics/report?period=24h', { headers });
    const { totals, excluded } = (await report.json()).data;
    const own = excluded.find(({ reason }: { reason: string }) => reason === 'own');
    return { views: totals.views, own: own?.count ?? 0 };
  };

  // The test's browser is a bot by its name.
  const userAgent =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
  const creator = await browser.newContext({
    userAgent,
    storageState: await page.context().storageState(),
  });
  const own = await creator.newPage();
  await own.goto(`${pagesOrigin}/${person.username}`);
  await expect.poll(readStats, { timeout: 20_000 }).toEqual({ views: 0, own: 1 });

  const otherBrowser = await browser.newContext({ userAgent });
  const visit = await otherBrowser.newPage();
  await visit.goto(`${pagesOrigin}/${person.username}`);
  await expect.poll(readStats, { timeout: 20_000 }).toEqual({ views: 1, own: 1 });
  await Promise.all([creator.close(), otherBrowser.close()]);
});
