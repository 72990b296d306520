// Jobs and emails that were given up, over real queues and a real SMTP conversation.
import {
  discardEmail,
  listFailedEmails,
  listSuppressedAddresses,
  releaseAddress,
  resendEmail,
  suppressAddress,
} from '@vys/contract/admin/emails';
import { discardJob, listFailedJobs, listRetryingJobs, retryJob } from '@vys/contract/admin/jobs';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestAdmin, type TestAdmin } from '../../../../test/admin.ts';
import { type SmtpCapture, startSmtpCapture } from '../../../../test/clients/smtp-capture.ts';
import { buildUser } from '../../../../test/factories.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { createMailer, type Mailer } from '../../../platform/email/mailer.ts';
import { openSenderBoss } from '../../../platform/jobs/boss.ts';
import { FAILED_JOB_DAYS } from '../../../platform/jobs/failed-jobs.ts';
import { PermanentJobError } from '../../../platform/jobs/run-jobs.ts';
import { DAY } from '../../../platform/time-spans.ts';

let test: TestAdmin;
let smtp: SmtpCapture;
let mailer: Mailer;
/** What the handler of `identity-names` does. */
let runNames: (userId: string) => Promise<void>;

beforeAll(async () => {
  test = await createTestAdmin();
  const { db, jobs } = test.ctx;
  smtp = await startSmtpCapture();
  mailer = createMailer({
    db,
    jobs,
    settings: { smtpUrl: smtp.url, from: 'Vys <a@b.test>', folder: '/none' },
  });
  jobs.work('email', mailer.deliver);
  jobs.work('identity-names', ({ userId }) => runNames(userId));
});
beforeEach(async () => {
  await sql`delete from jobs.job`.execute(test.ctx.db);
  await test.ctx.db.deleteFrom('failed_jobs').execute();
});
afterAll(async () => {
  mailer.close();
  await smtp.stop();
  await test.close();
});

const list = async (route: Parameters<TestAdmin['call']>[0]) => {
  const { status, body } = await test.call(route);
  expect(status).toBe(200);
  return body.data;
};
const on = (route: Parameters<TestAdmin['call']>[0], id: string) =>
  test.call(route, { params: { id } });
const giveUp = async () => {
  throw new PermanentJobError('no such realm');
};

async function failOne(userId: string): Promise<string> {
  const { db, jobs } = test.ctx;
  runNames = giveUp;
  await jobs.enqueue(db, 'identity-names', { userId });
  await jobs.runDue('identity-names');
  return (await list(listFailedJobs)).jobs[0].id;
}

describe('a job that was given up', () => {
  const userId = '7b6f3d7e-6f0c-4c56-9a52-0f6f5a0a1000';

  it('is listed with its error and without its payload', async () => {
    const id = await failOne(userId);
    expect(await list(listFailedJobs)).toEqual({
      jobs: [
        {
          ...{ id, name: 'identity-names', user_id: userId, attempts: 1, error: 'no such realm' },
          ...{ created_at: expect.any(String), failed_at: expect.any(String) },
        },
      ],
      next: null,
    });
  });

  it('runs again when it is retried, once', async () => {
    const id = await failOne(userId);
    const done: string[] = [];
    runNames = async (named) => void done.push(named);
    const [first, second] = await Promise.all([on(retryJob, id), on(retryJob, id)]);
    expect([first.status, second.status].sort()).toEqual([204, 404]);
    await test.ctx.jobs.runDue('identity-names');
    expect(done).toEqual([userId]);
    expect((await list(listFailedJobs)).jobs).toEqual([]);
    const logged = { action: 'job_retried', details: { job: 'identity-names' } };
    expect(await test.lastLogged()).toMatchObject(logged);
  });

  it('is gone when it is discarded', async () => {
    const id = await failOne(userId);
    expect((await on(discardJob, id)).status).toBe(204);
    expect((await list(listFailedJobs)).jobs).toEqual([]);
    expect((await on(retryJob, id)).body.code).toBe('admin.job_not_found');
    expect((await test.lastLogged())?.action).toBe('job_discarded');
  });

  it('is kept, too, when its process died in the last attempt', async () => {
    const { db, jobs, log } = test.ctx;
    await jobs.enqueue(db, 'identity-names', { userId });
    const boss = openSenderBoss(db, log);
    const [job] = await boss.fetch('identity-names');
    await sql`update jobs.job set retry_limit = 0`.execute(db);
    await boss.fail('identity-names', job?.id ?? '', { message: 'job timed out' });
    expect((await list(listFailedJobs)).jobs).toEqual([]);
    await test.admin.maintainFailedJobs();
    const [failed] = (await list(listFailedJobs)).jobs;
    expect(failed).toMatchObject({ id: job?.id, error: 'job timed out', user_id: userId });
  });

  it('is forgotten after two weeks, and with the account that it is about', async () => {
    const user = await buildUser(test.ctx);
    await failOne(userId);
    await failOne(user.id);
    await inTransaction(test.ctx.db, (trx) =>
      test.admin.deleteUserData(trx, { userId: user.id, publicNames: [] }),
    );
    expect((await list(listFailedJobs)).jobs).toMatchObject([{ user_id: userId }]);
    const old = new Date(Date.now() - (FAILED_JOB_DAYS + 1) * DAY);
    await test.ctx.db.updateTable('failed_jobs').set({ failed_at: old }).execute();
    await test.admin.maintainFailedJobs();
    expect((await list(listFailedJobs)).jobs).toEqual([]);
  });

  it('comes in pages, the latest first', async () => {
    const rows = Array.from({ length: 60 }, (_, number) => ({
      id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
      ...{ name: 'identity-names', payload: '{}', attempts: 3, reason: 'away' },
      ...{ created_at: new Date(0), failed_at: new Date(number >> 3) },
    }));
    await test.ctx.db.insertInto('failed_jobs').values(rows).execute();
    const first = await list(listFailedJobs);
    const { body } = await test.call(listFailedJobs, { query: { after: first.next } });
    const ids = [...first.jobs, ...body.data.jobs].map(({ id }: { id: string }) => id);
    expect(ids).toEqual(rows.map(({ id }) => id).reverse());
    expect(body.data.next).toBeNull();
  });
});

describe('a job that will be tried again', () => {
  it('is listed, made due, and discarded', async () => {
    const { db, jobs } = test.ctx;
    runNames = () => Promise.reject(new Error('the realm is away'));
    await jobs.enqueue(db, 'identity-names', { userId: test.operator.id });
    await jobs.runDue('identity-names');
    const [waiting] = (await list(listRetryingJobs)).jobs;
    expect(waiting).toMatchObject({ error: 'the realm is away', attempts: 1 });
    expect((await list(listFailedJobs)).jobs).toEqual([]);
    expect(await jobs.runDue('identity-names')).toBe(0);
    const tried: string[] = [];
    runNames = async (userId) => {
      tried.push(userId);
      throw new Error('still away');
    };
    expect((await on(retryJob, waiting.id)).status).toBe(204);
    const logged = { operator_email: test.operator.email, details: { job: 'identity-names' } };
    expect(await test.lastLogged()).toMatchObject({ ...logged, action: 'job_retried' });
    await jobs.runDue('identity-names');
    expect(tried).toEqual([test.operator.id]);
    expect((await on(discardJob, waiting.id)).status).toBe(204);
    expect((await list(listRetryingJobs)).jobs).toEqual([]);
    expect(await test.lastLogged()).toMatchObject({ ...logged, action: 'job_discarded' });
  });
});

describe('an email that the mail server rejected', () => {
  const secret = 'https://app.test/reset-password?token=secret';
  const email = { to: 'Ben@example.com', subject: 'Reset your password', body: secret };

  async function reject(): Promise<string> {
    const { db, jobs } = test.ctx;
    smtp.respondWith('RCPT', '550 No such person');
    await mailer.send(db, email);
    await jobs.runDue('email');
    smtp.respondWith('RCPT', undefined);
    return (await list(listFailedEmails)).emails[0].id;
  }

  it('is listed without its text, apart from jobs, and sent again', async () => {
    const id = await reject();
    const { body, bytes } = await test.call(listFailedEmails);
    expect(body.data.emails).toMatchObject([{ id, to: email.to, subject: email.subject }]);
    expect(body.data.emails[0].error).toContain('550');
    expect(bytes.toString()).not.toContain('secret');
    expect((await list(listFailedJobs)).jobs).toEqual([]);
    expect((await on(retryJob, id)).body.code).toBe('admin.job_not_found');
    const sentBefore = smtp.emails.length;
    expect((await on(resendEmail, id)).status).toBe(204);
    await test.ctx.jobs.runDue('email');
    expect(smtp.emails).toHaveLength(sentBefore + 1);
    expect((await list(listFailedEmails)).emails).toEqual([]);
    expect((await test.lastLogged())?.action).toBe('email_resent');
  });

  it('is forgotten when it is discarded, or when emails to its address are canceled', async () => {
    const id = await reject();
    expect((await on(discardEmail, id)).status).toBe(204);
    expect((await on(discardEmail, id)).status).toBe(404);
    await reject();
    await mailer.cancel(test.ctx.db, { recipient: email.to });
    expect((await list(listFailedEmails)).emails).toEqual([]);
  });

  it('is the last one when its address is suppressed, until that is released', async () => {
    const { db, jobs } = test.ctx;
    const body = { address: 'BEN@example.com', reason: 'It bounces' };
    expect((await test.call(suppressAddress, { body })).status).toBe(204);
    expect((await test.call(suppressAddress, { body })).body.code).toBe('admin.nothing_to_change');
    expect((await list(listSuppressedAddresses)).addresses).toMatchObject([
      { address: 'ben@example.com' },
    ]);
    const sentBefore = smtp.emails.length;
    await mailer.send(db, email);
    await jobs.runDue('email');
    expect(smtp.emails).toHaveLength(sentBefore);
    expect((await test.lastLogged())?.reason).toBe('It bounces');

    expect((await test.call(releaseAddress, { body })).status).toBe(204);
    expect((await test.call(releaseAddress, { body })).status).toBe(409);
    await mailer.send(db, email);
    await jobs.runDue('email');
    expect(smtp.emails).toHaveLength(sentBefore + 1);
  });
});
