// Adds the demo creator: an account, a published page composed by the built-in assistant, and half a year
// of visits. What is there already stays as it is, so it can be run again.

import { randomUUID } from 'node:crypto';
import { listReachedGoals } from '@vys/contract/goals';
import type { PageContent } from '@vys/contract/pages/pages';
import { type GeneratedVisit, generateVisits } from '../../bench/measure/visits.ts';
import { type App, createApp } from '../../server/src/app.ts';
import {
  type Analytics,
  type CollectedEvent,
  toLocalHour,
} from '../../server/src/modules/analytics/index.ts';
import type { AssistantTurn } from '../../server/src/modules/assistant/index.ts';
import { findPageByOwner } from '../../server/src/modules/pages/index.ts';
import { type Clock, systemClock } from '../../server/src/platform/clock.ts';
import { projectRoot, readConfig } from '../../server/src/platform/config.ts';
import { type Db, openDb } from '../../server/src/platform/db/db.ts';
import { migrate } from '../../server/src/platform/db/migrate.ts';
import type { Caller } from '../../server/src/platform/http/http.ts';
import { createLog } from '../../server/src/platform/log/log.ts';
import { startPostgres } from '../../server/src/platform/postgres/supervisor.ts';
import { StartupError } from '../../server/src/platform/process/startup-error.ts';
import { demo } from './demo-creator.ts';

const links = [
  { title: 'New EP: Low Tide', url: 'https://mirasol.bandcamp.com/album/low-tide' },
  { title: 'Watch the live session', url: 'https://www.youtube.com/@mirasolmusic' },
  { title: 'Tour dates and tickets', url: 'https://mirasol.example/tour' },
  { title: 'Listen on Spotify', url: 'https://open.spotify.com/artist/mirasol' },
  { title: 'Instagram', url: 'https://www.instagram.com/mirasolmusic' },
  { title: 'Letters, once a month', url: 'https://mirasol.example/letters' },
];
const requests = [
  'Create a dark, moody page for a musician with my links',
  'Change the tagline to "Songs written at the edge of the sea"',
  'Add a newsletter signup',
];
/** Twice the longest period of the analytics screen, which is compared with the one before. */
const DAYS = 180;
const TIME_ZONE = 'Europe/Lisbon';
/** Left out of each hundred views. */
const exclusions = { bot: 9, own: 3, prefetch: 2, gpc: 2, rate: 1 } as const;
const VIEWS_PER_DAY = 140;
const SEED = 20_260_301;

export type SeedDeps = {
  app: Pick<App, 'identity' | 'accounts' | 'pages' | 'analytics' | 'ai'>;
  db: Db;
  clock?: Clock;
};

/** Returns how many visits were added. */
export async function seedDemo({ app, db, clock = systemClock }: SeedDeps): Promise<number> {
  const caller = await demoCaller(app, db, clock);
  const account = await app.accounts.getAccount(caller);
  if (account.vysUrl === null) await app.accounts.changeProfile(caller, { vysUrl: demo.username });
  const pageId = (await findPageByOwner(db, caller.userId))?.id ?? (await makePage(app, caller));
  const { views } = await app.analytics.totals(db, pageId);
  if (views > 0) return 0;
  // A plan that reaches back far enough to show all of it.
  await app.accounts.changeTier(caller.userId, 'premium');
  await db
    .updateTable('accounts')
    // Someone with so many visits has shared their page before.
    .set({ time_zone: TIME_ZONE, first_shared_at: clock.now() })
    .where('user_id', '=', caller.userId)
    .execute();
  await app.pages.publishPage(caller, pageId);
  const added = await addVisits(app.analytics, pageId, clock.now());
  await recordGoals(app, db, caller, pageId);
  return added;
}

/** As if the creator had celebrated each when it was reached. */
async function recordGoals(
  { accounts, analytics }: SeedDeps['app'],
  db: Db,
  caller: Caller,
  pageId: string,
): Promise<void> {
  const { views } = await analytics.totals(db, pageId);
  const { viewsGoal } = await accounts.getAccount(caller);
  for (const { achieved, next } of listReachedGoals(views, viewsGoal)) {
    await accounts.recordGoal(caller, achieved, next);
  }
}

async function demoCaller(app: SeedDeps['app'], db: Db, clock: Clock): Promise<Caller> {
  const existingId = await app.identity.findUserIdByName(db, demo.username);
  const userId = existingId ?? (await app.identity.registerUser(demo)).id;
  // No person reads the email that would confirm it.
  await db.updateTable('users').set({ email_verified: true }).where('id', '=', userId).execute();
  return {
    userId,
    sessionId: randomUUID(),
    email: demo.email,
    username: demo.username,
    fullName: `${demo.firstName} ${demo.lastName}`,
    scope: 'full' as const,
    expiresAt: new Date(clock.now().getTime() + 60_000),
  };
}

async function makePage(app: SeedDeps['app'], caller: Caller): Promise<string> {
  const content = await compose(app.ai, caller.userId);
  return await app.pages.savePage(caller, { content, autoSaved: false });
}

async function compose(ai: App['ai'], userId: string): Promise<PageContent> {
  const account: AssistantTurn['account'] = {
    username: demo.username,
    fullName: `${demo.firstName} ${demo.lastName}`,
    links,
    plan: 'free',
    isPublished: false,
  };
  const fixed = { history: [], account, lang: 'en', today: '2026-01-01', seed: demo.username };
  let page: PageContent | null = null;
  for (const message of requests) {
    const reply = await ai.respond(userId, { ...fixed, message, page });
    if (!reply.page) throw new Error(`The assistant declined "${message}": ${reply.say}`);
    page = reply.page;
  }
  if (page === null) throw new Error('Nothing was asked for.');
  return page;
}

/** All or none: half of them would not be added to by the next run. */
async function addVisits(
  { events: store }: Pick<Analytics, 'events'>,
  pageId: string,
  end: Date,
): Promise<number> {
  const urls = links.map(({ url }) => url);
  const plan = { seed: SEED, end, days: DAYS, viewsPerDay: VIEWS_PER_DAY, links: urls };
  const visits = generateVisits(plan);
  const events = visits.map((visit) => toEvent(pageId, visit));
  await store.insertSegment({ id: randomUUID(), events, excluded: listExcluded(events) });
  await store.maintain(end);
  return visits.length;
}

function toEvent(pageId: string, visit: GeneratedVisit): CollectedEvent {
  const { at, kind, visitor, device, referrer, target, campaign, ...person } = visit;
  return {
    ...{ pageId, visitor, referrer, link: target, ...person },
    ...(campaign ?? { source: null, medium: null, campaign: null }),
    ...toLocalHour(at.getTime(), TIME_ZONE),
    at: at.getTime(),
    kind: kind === 0 ? 'view' : 'click',
    device: (['desktop', 'mobile', 'tablet'] as const)[device],
  };
}

function listExcluded(events: readonly CollectedEvent[]) {
  const shares = Object.entries(exclusions) as [keyof typeof exclusions, number][];
  return events.flatMap(({ pageId, day }, place) => {
    const reason = shares.find(([, share], index) => {
      const before = shares.slice(0, index).reduce((sum, [, earlier]) => sum + earlier, 0);
      return place % 100 >= before && place % 100 < before + share;
    })?.[0];
    return reason === undefined ? [] : [{ pageId, day, reason }];
  });
}

async function main(): Promise<void> {
  const config = readConfig();
  if (config.production) {
    throw new StartupError('The demo creator has a known password and is not for production.');
  }
  const server = config.databaseUrl
    ? undefined
    : await startPostgres({ dataDir: config.dataDir, searchPath: config.searchPath });
  const database = config.databaseUrl ?? server?.url ?? '';
  try {
    await migrate(database);
    const db = openDb(database, { poolSize: 4 });
    const log = createLog({ level: 'warn', production: false });
    const app = await createApp({ config, db, database, log });
    const added = await seedDemo({ app, db });
    await app.close();
    await db.destroy();
    console.log(`\n  Demo creator   ${config.pagesOrigin}/${demo.username}`);
    console.log(`  Log in with    ${demo.email} and the password ${demo.password}`);
    console.log(
      added > 0 ? `  Added          ${added} visits and clicks\n` : '  It was there already\n',
    );
  } finally {
    await server?.stop();
  }
}

if (process.argv[1] === `${projectRoot}/tools/dev/seed.ts`) {
  main().catch((error: unknown) => {
    console.error(error instanceof StartupError ? `\n  ${error.message}\n` : error);
    process.exitCode = 1;
  });
}
