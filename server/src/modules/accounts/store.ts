// All SQL of the accounts module: accounts and their AI requests.

import { type QrSettings, qrSettingsSchema } from '@vys/contract/identity/accounts';
import { type Language, matchLanguage } from '@vys/contract/language/languages';
import { plans, type Tier, tiers } from '@vys/contract/plans';
import { type Selectable, sql } from 'kysely';
import type { Accounts as AccountsTable } from '../../platform/db/db.generated.ts';
import type { Db } from '../../platform/db/db.ts';
import type { AiUsage, AiWindows } from './rules.ts';

export type Account = {
  readonly userId: string;
  readonly email: string;
  readonly username: string;
  readonly fullName: string;
  readonly avatarUrl: string | null;
  /** The public name; null until onboarding. Once set it always equals the username. */
  readonly vysUrl: string | null;
  readonly tier: Tier;
  readonly pagesActive: boolean;
  /** Since when an operator keeps the user out, and visitors from the page. */
  readonly suspendedAt: Date | null;
  readonly suspensionReason: string | null;
  /** An IANA name; null until it was chosen, and then UTC. */
  readonly timeZone: string | null;
  /** Null where none was asked for, and then English. */
  readonly language: Language | null;
  /** The plan whose versions are kept, where that is more than the account has now. */
  readonly historyTier: Tier | null;
  readonly viewsGoal: number;
  /** Goals reached, like `views_1000`. */
  readonly reachedGoals: readonly string[];
  readonly qrSettings: QrSettings | null;
  /** The user neither shared their page yet nor closed the list of first steps. */
  readonly isChecklistOpen: boolean;
  /** Bytes. */
  readonly storageUsed: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

function toAccount(row: Selectable<AccountsTable>): Account {
  return {
    userId: row.user_id,
    email: row.email,
    username: row.username,
    fullName: row.full_name,
    avatarUrl: row.avatar_url,
    vysUrl: row.vys_url,
    tier: row.tier as Tier,
    pagesActive: row.pages_active,
    suspendedAt: row.suspended_at,
    suspensionReason: row.suspension_reason,
    timeZone: row.time_zone,
    language: matchLanguage(row.language ?? undefined) ?? null,
    historyTier: row.history_tier as Tier | null,
    viewsGoal: row.current_views_goal,
    reachedGoals: row.goal_notifications,
    qrSettings: row.qr_settings === null ? null : qrSettingsSchema.parse(row.qr_settings),
    isChecklistOpen: row.first_shared_at === null && row.checklist_closed_at === null,
    storageUsed: row.storage_used,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

export async function findAccount(db: Db, userId: string): Promise<Account | undefined> {
  const query = db.selectFrom('accounts').selectAll().where('user_id', '=', userId);
  const row = await query.executeTakeFirst();
  return row && toAccount(row);
}

export async function findAccountByPublicName(
  db: Db,
  vysUrl: string,
): Promise<Account | undefined> {
  const query = db.selectFrom('accounts').selectAll().where('vys_url', '=', vysUrl);
  const row = await query.executeTakeFirst();
  return row && toAccount(row);
}

/** Whose username or public name it is. */
export async function findNameOwner(db: Db, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select('user_id')
    .where((or) => or.or([or('username', '=', name), or('vys_url', '=', name)]))
    .executeTakeFirst();
  return row?.user_id;
}

/** Does nothing when the account is there already. */
export async function insertAccount(
  db: Db,
  account: Pick<Account, 'userId' | 'email' | 'username' | 'fullName' | 'language'>,
  now: Date,
): Promise<void> {
  await db
    .insertInto('accounts')
    .values({
      user_id: account.userId,
      email: account.email,
      username: account.username,
      full_name: account.fullName,
      language: account.language,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
}

/** A new username moves a public name that is set; `isPublic` sets it for the first time. */
export async function updateNames(
  db: Db,
  userId: string,
  names: { username?: string; fullName?: string; isPublic: boolean },
  now: Date,
): Promise<void> {
  const { username, fullName, isPublic } = names;
  const vysUrl = isPublic
    ? username
    : sql<string>`case when vys_url is null then null else ${username}::text end`;
  await db
    .updateTable('accounts')
    .set({
      updated_at: now,
      ...(fullName === undefined ? {} : { full_name: fullName }),
      ...(username === undefined ? {} : { username, vys_url: vysUrl }),
    })
    .where('user_id', '=', userId)
    .execute();
}

/** Two users took each other's name at the same time, or one came second. */
export function isNameConflict(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === '23505' || code === '40P01';
}

export async function updateAccount(
  db: Db,
  userId: string,
  change: {
    email?: string;
    pagesActive?: boolean;
    tier?: Tier;
    historyTier?: Tier | null;
    qrSettings?: QrSettings;
    timeZone?: string;
    language?: Language;
    avatarUrl?: string | null;
  },
  now: Date,
): Promise<Account | undefined> {
  const { email, pagesActive, tier, historyTier, qrSettings, timeZone, language, avatarUrl } =
    change;
  const row = await db
    .updateTable('accounts')
    .set({
      updated_at: now,
      ...(email === undefined ? {} : { email }),
      ...(pagesActive === undefined ? {} : { pages_active: pagesActive }),
      ...(tier === undefined ? {} : { tier }),
      ...(historyTier === undefined ? {} : { history_tier: historyTier }),
      ...(timeZone === undefined ? {} : { time_zone: timeZone }),
      ...(language === undefined ? {} : { language }),
      ...(avatarUrl === undefined ? {} : { avatar_url: avatarUrl }),
      ...(qrSettings === undefined ? {} : { qr_settings: JSON.stringify(qrSettings) }),
    })
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
  return row && toAccount(row);
}

/** Undefined when the account has a language already. */
export async function setFirstLanguage(
  db: Db,
  userId: string,
  language: Language,
): Promise<Account | undefined> {
  const row = await db
    .updateTable('accounts')
    .set({ language })
    .where('user_id', '=', userId)
    .where('language', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row && toAccount(row);
}

/** The time stays that of the first call. */
export async function finishChecklist(
  db: Db,
  userId: string,
  reason: 'shared' | 'closed',
  now: Date,
): Promise<Account | undefined> {
  const column = reason === 'shared' ? 'first_shared_at' : 'checklist_closed_at';
  const row = await db
    .updateTable('accounts')
    .set((at) => ({ [column]: at.fn.coalesce(column, at.val(now)) }))
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
  return row && toAccount(row);
}

/** Undefined when `achieved` is not the goal that the account stands at. */
export async function advanceGoal(
  db: Db,
  userId: string,
  step: { achieved: number; next: number; key: string },
  now: Date,
): Promise<Account | undefined> {
  const row = await db
    .updateTable('accounts')
    .set({
      updated_at: now,
      current_views_goal: step.next,
      goal_notifications: sql<string[]>`array_append(goal_notifications, ${step.key}::text)`,
    })
    .where('user_id', '=', userId)
    .where('current_views_goal', '=', step.achieved)
    .returningAll()
    .executeTakeFirst();
  return row && toAccount(row);
}

export async function countAiRequests(
  db: Db,
  userId: string,
  { monthStart, weekStart }: AiWindows,
): Promise<AiUsage> {
  const since = monthStart < weekStart ? monthStart : weekStart;
  return db
    .selectFrom('ai_requests')
    .select((row) => [
      row.fn.countAll<number>().filterWhere('created_at', '>=', monthStart).as('month'),
      row.fn.countAll<number>().filterWhere('created_at', '>', weekStart).as('week'),
    ])
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
}

/** When the n-th newest request was made; n counts from 1. */
export async function findAiRequestTime(
  db: Db,
  userId: string,
  n: number,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('ai_requests')
    .select('created_at')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .offset(n - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.created_at;
}

/** Where the profile shows an image whose address contains `path`. */
export async function clearImage(db: Db, userId: string, path: string): Promise<void> {
  await sql`
    update accounts set
      avatar_url = case when position(${path} in avatar_url) > 0 then null else avatar_url end,
      qr_settings = case when position(${path} in qr_settings->>'logoUrl') > 0
        then jsonb_set(qr_settings, '{logoUrl}', '""') else qr_settings end
    where user_id = ${userId}
  `.execute(db);
}

/** Wherever the profile shows an image whose address contains `from`. */
export async function replaceImage(
  db: Db,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await sql`
    update accounts set
      avatar_url = replace(avatar_url, ${from}, ${to}),
      qr_settings = case when position(${from} in qr_settings->>'logoUrl') > 0
        then jsonb_set(qr_settings, '{logoUrl}', to_jsonb(replace(qr_settings->>'logoUrl', ${from}, ${to})))
        else qr_settings end
    where user_id = ${userId}
  `.execute(db);
}

export async function insertAiRequest(
  db: Db,
  userId: string,
  { turn, at }: { turn: string; at: Date },
): Promise<void> {
  await db.insertInto('ai_requests').values({ user_id: userId, turn, created_at: at }).execute();
}

export async function hasAiRequest(db: Db, userId: string, turn: string): Promise<boolean> {
  const row = await db
    .selectFrom('ai_requests')
    .select('id')
    .where('user_id', '=', userId)
    .where('turn', '=', turn)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteAiRequest(db: Db, userId: string, turn: string): Promise<void> {
  await db
    .deleteFrom('ai_requests')
    .where('user_id', '=', userId)
    .where('turn', '=', turn)
    .execute();
}

const storageLimit = sql<number>`case tier ${sql.join(
  tiers.map((tier) => sql`when ${sql.lit(tier)} then ${sql.lit(plans[tier].storageBytes)}::bigint`),
  sql` `,
)} end`;

/** False when it does not fit; nothing has changed then. */
export async function addStorage(db: Db, userId: string, bytes: number): Promise<boolean> {
  const result = await db
    .updateTable('accounts')
    .set((row) => ({ storage_used: row('storage_used', '+', bytes) }))
    .where('user_id', '=', userId)
    .$if(bytes > 0, (query) =>
      query.where((row) => row(row('storage_used', '+', bytes), '<=', storageLimit)),
    )
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
