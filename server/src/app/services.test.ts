// In a process that runs only some of the services, the routes of the others do not exist.
import { afterEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';

let test: TestApp | undefined;
afterEach(async () => {
  await test?.stop();
  test = undefined;
});

async function statusesWith(services: string): Promise<Record<string, number>> {
  const started = await startTestApp({ env: { VYS_SERVICES: services } });
  test = started;
  const { appOrigin, pagesOrigin } = started.config;
  const addresses = {
    app: `${appOrigin}/api/config`,
    identity: `${appOrigin}/realms/vys/.well-known/openid-configuration`,
    health: `${appOrigin}/readyz`,
    site: `${pagesOrigin}/robots.txt`,
  };
  const requests = Object.entries(addresses).map(async ([name, address]) => {
    const status = await fetch(address).then(
      (response) => response.status,
      () => 0,
    );
    return [name, status] as const;
  });
  return Object.fromEntries(await Promise.all(requests));
}

it.each([
  ['app,identity,site', { app: 200, identity: 200, health: 200, site: 200 }],
  ['app', { app: 200, identity: 404, health: 200, site: 0 }],
  ['identity', { app: 404, identity: 200, health: 200, site: 0 }],
  ['site', { app: 0, identity: 0, health: 0, site: 200 }],
])('%s', async (services, statuses) => {
  expect(await statusesWith(services)).toEqual(statuses);
});
