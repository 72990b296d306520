// Valid requests of the admin area, by the operator about other people.
import { randomUUID } from 'node:crypto';
import { BOUNCES_TOKEN } from './bounces-token.ts';
import type { Arrange, Fixtures } from './fixtures.ts';
import type { RouteTestContext } from './test-context.ts';

const list: Arrange = async ({ operator }) => ({ caller: operator });
const reason = 'Asked for by its owner';

/** About a user that no other case needs. */
const about =
  (body?: Record<string, unknown>): Arrange =>
  async (context) => {
    const { userId } = await context.newPerson();
    return { caller: context.operator, params: { id: userId }, ...(body ? { body } : {}) };
  };

async function failJob({ test }: RouteTestContext, name: string): Promise<string> {
  const id = randomUUID();
  const at = new Date();
  const payload = JSON.stringify({ to: 'ben@example.com', subject: 'Hi', body: 'Hello' });
  await test.test.db
    .insertInto('failed_jobs')
    .values({ id, name, payload, attempts: 1, reason: 'away', created_at: at, failed_at: at })
    .execute();
  return id;
}

const failed =
  (name: string): Arrange =>
  async (context) => ({
    caller: context.operator,
    params: { id: await failJob(context, name) },
  });

const newAddress = () => `${randomUUID()}@example.com`;

export const adminFixtures: Fixtures = {
  'admin.getHealth': list,
  'admin.listLog': list,
  'admin.listUsers': list,
  'admin.listFailedJobs': list,
  'admin.listRetryingJobs': list,
  'admin.listFailedEmails': list,
  'admin.listSuppressed': list,
  'admin.getUser': about(),
  'admin.suspendUser': about({ reason }),
  'admin.reinstateUser': async (context) => {
    const { userId } = await context.newPerson();
    const token = await context.operator.token();
    const path = `/api/admin/users/${userId}/suspend`;
    await context.test.call('POST', path, { token, body: { reason } });
    return { caller: context.operator, params: { id: userId }, body: { reason } };
  },
  'admin.endSessions': about({ reason }),
  'admin.setPlan': about({ tier: 'team', reason }),
  'admin.exportUser': about({ reason }),
  'admin.deleteUser': async (context) => {
    const { userId, name } = await context.newPerson();
    return {
      caller: context.operator,
      params: { id: userId },
      body: { username: name, reason },
    };
  },
  'admin.retryJob': failed('delete-files'),
  'admin.discardJob': failed('delete-files'),
  'admin.resendEmail': failed('email'),
  'admin.discardEmail': failed('email'),
  'admin.suppressAddress': async ({ operator }) => ({
    caller: operator,
    body: { address: newAddress(), reason },
  }),
  'admin.reportBounces': async () => ({
    body: { bounces: [{ email: newAddress(), type: 'hard', reason: '550 5.1.1 unknown' }] },
    headers: { authorization: `Bearer ${BOUNCES_TOKEN}` },
  }),
  'admin.releaseAddress': async ({ operator, test }) => {
    const address = newAddress();
    const row = { address, created_at: new Date() };
    await test.test.db.insertInto('suppressed_emails').values(row).execute();
    return { caller: operator, body: { address, reason } };
  },
};
