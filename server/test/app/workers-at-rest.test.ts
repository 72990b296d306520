// Workers are there for those who may need them next, and not before.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../app.ts';
import { inProcessWorkers } from '../in-process-workers.ts';

let test: TestApp;
let token: string;
const started: Date[] = [];

beforeAll(async () => {
  const warmUp = () => void started.push(new Date());
  test = await startTestApp({ workers: { ...inProcessWorkers, warmUp } });
  ({ token } = await test.signUp('anna'));
});
afterAll(() => test.stop());

it('nothing but a page that is opened starts workers ahead of work', async () => {
  expect((await test.call('GET', '/api/user/profile', { token })).status).toBe(200);
  expect((await test.call('GET', '/api/pages/current')).status).toBe(401);
  expect(started).toHaveLength(0);
  // Who has no page yet may begin one.
  expect((await test.call('GET', '/api/pages/current', { token })).status).toBe(404);
  expect(started).toHaveLength(1);
});
