// Binds the account routes: serializes what the API returns.
import {
  checkUsername,
  finishChecklist,
  getProfile,
  getQrSettings,
  getStorage,
  recordGoal,
  session,
  setPagesActive,
  type User,
  updateProfile,
  updateQrSettings,
  upgradeTier,
} from '@vys/contract/identity/accounts';
import { plans } from '@vys/contract/plans';
import type { Db } from '../../platform/db/db.ts';
import { isBounced } from '../../platform/email/suppression-store.ts';
import type { Bind, Caller } from '../../platform/http/http.ts';
import { getRequestLanguage } from '../../platform/language/request-language.ts';
import { sayIn } from '../../platform/language/text.ts';
import type { Quotas } from './quota.ts';
import { type AiUsage, toQrSettings } from './rules.ts';
import type { Service } from './service.ts';
import type { Account } from './store.ts';
import type { Names } from './usernames/names.ts';

type Deps = {
  db: Db;
  names: Names;
  service: Service;
  quotas: Quotas;
  /** Throws rate.limited for an address that checks names too often. */
  limitNameCheck: (address: string) => Promise<void>;
  isOperator: (caller: Caller) => Promise<boolean>;
  /** Whether the address was confirmed. */
  isVerified: (userId: string) => Promise<boolean>;
  pagesOrigin: string;
};

/** The screen of the web app that takes payments. */
const BILLING_PATH = '/billing';

export function bindRoutes(bind: Bind, deps: Deps): void {
  const { db, names, service, quotas, limitNameCheck, isOperator, isVerified, pagesOrigin } = deps;

  async function present(caller: Caller, account: Account): Promise<User> {
    const user = {
      ...toUser(account, await quotas.aiUsage(db, account.userId), pagesOrigin),
      email_verified: await isVerified(account.userId),
      ...((await isBounced(db, account.email)) && { email_bounced: true as const }),
    };
    return (await isOperator(caller)) ? { ...user, is_operator: true } : user;
  }

  bind(checkUsername, async ({ params, caller, request }) => {
    await limitNameCheck(request.clientAddress);
    const { available, message } = await names.checkName(params.username, caller?.userId);
    return { available, message: sayIn(message, getRequestLanguage(request.headers)) };
  });
  bind(session, async ({ caller }) => {
    if (!caller) return { authenticated: false, user: null, expires_at: null };
    const user = await present(caller, await service.getAccount(caller));
    return { authenticated: true, user, expires_at: caller.expiresAt.toISOString() };
  });
  bind(getProfile, async ({ caller }) => ({
    data: await present(caller, await service.getAccount(caller)),
  }));
  bind(updateProfile, async ({ caller, body }) => {
    const change = {
      ...(body.username === undefined ? {} : { username: body.username }),
      ...(body.full_name === undefined ? {} : { fullName: body.full_name }),
      ...(body.vys_url === undefined ? {} : { vysUrl: body.vys_url }),
    };
    const details = {
      ...(body.time_zone === undefined ? {} : { timeZone: body.time_zone }),
      ...(body.language === undefined ? {} : { language: body.language }),
      ...(body.avatar_url === undefined ? {} : { avatarUrl: body.avatar_url }),
    };
    if (Object.keys(details).length > 0) await service.changeDetails(caller, details);
    if (Object.keys(change).length > 0) await service.changeProfile(caller, change);
    return { data: await present(caller, await service.getAccount(caller)) };
  });
  bind(setPagesActive, async ({ caller, body }) => ({
    data: await present(caller, await service.setPagesActive(caller, body.pages_active)),
  }));
  bind(upgradeTier, async ({ caller }) => {
    const { tier } = await service.getAccount(caller);
    return { data: { tier, url: BILLING_PATH } };
  });
  bind(recordGoal, async ({ caller, body }) => ({
    data: await present(
      caller,
      await service.recordGoal(caller, body.achieved_goal, body.next_goal),
    ),
  }));
  bind(finishChecklist, async ({ caller, body }) => ({
    data: await present(caller, await service.finishChecklist(caller, body.reason)),
  }));
  bind(getQrSettings, async ({ caller }) => {
    const { tier, qrSettings } = await service.getAccount(caller);
    return { success: true as const, data: toQrSettings(tier, qrSettings) };
  });
  bind(updateQrSettings, async ({ caller, body }) => {
    const { tier, qrSettings } = await service.updateQrSettings(caller, body);
    return { success: true as const, data: toQrSettings(tier, qrSettings) };
  });
  bind(getStorage, async ({ caller }) => {
    const { tier, storageUsed } = await service.getAccount(caller);
    return { data: { used: storageUsed, limit: plans[tier].storageBytes } };
  });
}

function toUser(
  account: Account,
  usage: AiUsage,
  pagesOrigin: string,
): Omit<User, 'email_verified'> {
  const plan = plans[account.tier];
  return {
    id: account.userId,
    email: account.email,
    username: account.username,
    full_name: account.fullName,
    avatar_url: account.avatarUrl,
    vys_url: account.vysUrl ?? '',
    page_url: account.vysUrl === null ? '' : `${pagesOrigin}/${account.vysUrl}`,
    tier: account.tier,
    pages_active: account.pagesActive,
    time_zone: account.timeZone,
    language: account.language,
    limits: {
      ai_requests_used: usage.month,
      ai_requests_limit: plan.aiRequestsPerMonth,
      ai_requests_week_used: usage.week,
      ai_requests_week_limit: plan.aiRequestsPerWeek,
      storage_used: account.storageUsed,
      storage_limit: plan.storageBytes,
    },
    ...(account.isChecklistOpen && { checklist_open: true as const }),
    goals: { current_views_goal: account.viewsGoal },
    goal_notifications: [...account.reachedGoals],
    created_at: account.createdAt.toISOString(),
    updated_at: account.updatedAt.toISOString(),
  };
}
