// The weekly digest: on Monday morning, by the clock of its reader, the figures of the week before.
import { getDigest, updateDigest } from '@vys/contract/analytics/digest';
import type { Report } from '@vys/contract/analytics/report';
import { plans } from '@vys/contract/plans';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Mailer } from '../../../platform/email/mailer.ts';
import type { Bind } from '../../../platform/http/http.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Accounts, UserDataExporter } from '../../accounts/index.ts';
import type { Identity } from '../../identity/index.ts';
import type { Notifications } from '../../notifications/index.ts';
import { say as sayExported } from '../data-export-messages/index.ts';
import { addDays, countDays, toLocalHour, weekday } from '../report/local-time.ts';
import { resolvePeriod } from '../report/ranges.ts';
import { type ReportDeps, readReport } from '../report/report.ts';
import { findPage } from '../report/report-store.ts';
import { digestEmail } from './digest-email.ts';
import { digestMessages } from './digest-messages/index.ts';
import { finishWeek, isEnabled, listTimeZones, queueWeek, setEnabled } from './digest-store.ts';

export type WeeklyDigest = {
  bind(bind: Bind): void;
  exportUserData: UserDataExporter;
  /** Handlers of the jobs `weekly-digests` and `weekly-digest`. */
  jobs: {
    queue(): Promise<void>;
    send(job: { userId: string; week: string }): Promise<void>;
  };
};

export type WeeklyDigestDeps = Pick<ReportDeps, 'db' | 'clock'> & {
  accounts: Pick<Accounts, 'getAccount' | 'findAccount' | 'findLanguage'>;
  identity: Pick<Identity, 'findAddress'>;
  jobs: Pick<Jobs, 'enqueue'>;
  mailer: Pick<Mailer, 'send'>;
  notifications: Pick<Notifications, 'unsubscribeLinks'>;
  analytics: { events: ReportDeps['events'] };
  appOrigin: string;
};

const SEND_HOUR = 8;
/** After an outage, still on Tuesday. */
const MAX_DAYS_LATE = 1;
const BATCH = 500;

export function createWeeklyDigest(deps: WeeklyDigestDeps): WeeklyDigest {
  const { db, clock, accounts, notifications } = deps;
  notifications.unsubscribeLinks.addList({
    name: 'weekly_digest',
    texts(language) {
      const { settings, ...texts } = digestMessages[language].unsubscribe;
      return { ...texts, settings: { label: settings, path: '/analytics' } };
    },
    turnOff: (trx, userId) => setEnabled(trx, userId, false),
  });

  return {
    bind(bind) {
      bind(getDigest, async ({ caller: { userId } }) => {
        return { data: { enabled: await isEnabled(db, userId) } };
      });
      bind(updateDigest, async ({ caller, body: { enabled } }) => {
        await accounts.getAccount(caller);
        await setEnabled(db, caller.userId, enabled);
        return { data: { enabled } };
      });
    },
    async *exportUserData(userId) {
      const json = { enabled: await isEnabled(db, userId) };
      yield { name: 'weekly-digest.json', about: sayExported((messages) => messages.digest), json };
    },
    jobs: {
      async queue() {
        for (const timeZone of await listTimeZones(db)) {
          const week = findDueWeek(clock.now(), timeZone);
          if (week !== undefined) await queueAll(deps, timeZone, week);
        }
      },
      send: (job) => send(deps, job),
    },
  };
}

/** The Monday whose digest is due; undefined at other times. */
export function findDueWeek(now: Date, timeZone: string): string | undefined {
  const { day, hour } = toLocalHour(now.getTime(), timeZone);
  const daysLate = weekday(day);
  const isDue = daysLate === 0 ? hour >= SEND_HOUR : daysLate <= MAX_DAYS_LATE;
  return isDue ? addDays(day, -daysLate) : undefined;
}

async function queueAll(
  { db, jobs }: WeeklyDigestDeps,
  timeZone: string,
  week: string,
): Promise<void> {
  for (;;) {
    const count = await inTransaction(db, async (trx) => {
      const userIds = await queueWeek(trx, { timeZone, week, limit: BATCH });
      for (const userId of userIds) await jobs.enqueue(trx, 'weekly-digest', { userId, week });
      return userIds.length;
    });
    if (count === 0) return;
  }
}

/** Only to confirmed addresses: anyone can sign up under an address. */
async function send(
  deps: WeeklyDigestDeps,
  { userId, week }: { userId: string; week: string },
): Promise<void> {
  const { db, accounts, identity, mailer, notifications, appOrigin } = deps;
  const report = await readWeek(deps, userId, week);
  if (report === undefined || report.totals.views + report.totals.clicks === 0) return;
  await inTransaction(db, async (trx) => {
    const address = await identity.findAddress(trx, userId);
    if (!address?.isVerified || !(await finishWeek(trx, userId, week))) return;
    const unsubscribeUrl = await notifications.unsubscribeLinks.getUrl(
      trx,
      userId,
      'weekly_digest',
    );
    const language = await accounts.findLanguage(trx, userId);
    const context = { to: address.email, appOrigin, unsubscribeUrl, language };
    await mailer.send(trx, digestEmail(report, context));
  });
}

/** Undefined where there is no page, or the week is long over. */
async function readWeek(
  deps: WeeklyDigestDeps,
  userId: string,
  week: string,
): Promise<Report | undefined> {
  const { db, clock, accounts, analytics } = deps;
  const account = await accounts.findAccount(db, userId);
  const page = await findPage(db, userId);
  if (account === undefined || page === undefined) return undefined;
  const timeZone = account.timeZone ?? 'UTC';
  const now = clock.now().getTime();
  if (countDays(week, toLocalHour(now, timeZone).day) - 1 > MAX_DAYS_LATE) return undefined;
  const { analyticsDays } = plans[account.tier];
  const days = { from: addDays(week, -7), to: addDays(week, -1) };
  const period = resolvePeriod(days, { now, timeZone, analyticsDays });
  const reading = { db, clock, accounts, events: analytics.events };
  return await readReport(reading, { page, timeZone, period, filters: undefined });
}
