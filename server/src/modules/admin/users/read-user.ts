// An account with all that operators see of it, put together from the modules that know.

import type { AdminUser, AdminUserRow } from '@vys/contract/admin/users';
import { DEFAULT_LANGUAGE, type Language } from '@vys/contract/language/languages';
import type { Db } from '../../../platform/db/db.ts';
import { appError } from '../../../platform/errors.ts';
import { sayIn } from '../../../platform/language/text.ts';
import type { Account, Accounts, ListedAccount } from '../../accounts/index.ts';
import type { Billing } from '../../billing/index.ts';
import type { Identity } from '../../identity/index.ts';
import { findPageByOwner, type StoredPage } from '../../pages/index.ts';

export type ReadUserDeps = {
  db: Db;
  accounts: Pick<Accounts, 'findAccount' | 'isVerified' | 'isOperatorId' | 'aiUsage'>;
  identity: Pick<Identity, 'listUserSessions' | 'describeSignIn'>;
  billing: Pick<Billing, 'findEntitlement'>;
  pagesOrigin: string;
};

/** Throws admin.user_not_found. */
export async function readUser(
  deps: ReadUserDeps,
  userId: string,
  language: Language = DEFAULT_LANGUAGE,
): Promise<AdminUser> {
  const { db, accounts, identity, billing, pagesOrigin } = deps;
  const account = await accounts.findAccount(db, userId);
  if (!account) throw appError('admin.user_not_found');
  const [isVerified, isOperator, entitlement, usage, page, signIn, sessions] = await Promise.all([
    accounts.isVerified(userId),
    accounts.isOperatorId(userId),
    billing.findEntitlement(db, userId),
    accounts.aiUsage(db, userId),
    findPageByOwner(db, userId),
    identity.describeSignIn(userId),
    identity.listUserSessions(userId),
  ]);
  return {
    ...toUserRow(account),
    email_verified: isVerified,
    is_operator: isOperator,
    suspension_reason: account.suspensionReason,
    plan: {
      paid: entitlement.paid,
      comp: entitlement.comp && {
        tier: entitlement.comp.tier,
        ends_at: entitlement.comp.endsAt?.toISOString() ?? null,
      },
    },
    storage_used: account.storageUsed,
    ai_requests_this_month: usage.month,
    page: page ? toPage(page, account, pagesOrigin) : null,
    sign_in: signIn && { passkeys: signIn.passkeys, has_totp: signIn.hasTotp },
    sessions: sessions.map((session) => ({
      id: session.id,
      device: sayIn(session.device, language),
      address: session.address,
      signed_in_at: session.signedInAt.toISOString(),
      last_used_at: session.lastUsedAt.toISOString(),
    })),
  };
}

type Listed = Pick<
  ListedAccount,
  'userId' | 'email' | 'username' | 'fullName' | 'tier' | 'suspendedAt' | 'createdAt'
>;

export function toUserRow(account: Listed): AdminUserRow {
  return {
    id: account.userId,
    email: account.email,
    username: account.username,
    full_name: account.fullName,
    tier: account.tier,
    suspended_at: account.suspendedAt?.toISOString() ?? null,
    created_at: account.createdAt.toISOString(),
  };
}

function toPage(page: StoredPage, account: Account, pagesOrigin: string): AdminUser['page'] {
  const { vysUrl, pagesActive, suspendedAt } = account;
  const isShown = page.isActive && pagesActive && suspendedAt === null && page.suspendedAt === null;
  return {
    id: page.id,
    title: page.content.metadata.title,
    url: vysUrl === null ? '' : `${pagesOrigin}/${vysUrl}`,
    status: page.status,
    is_shown: page.status === 'published' && isShown,
    suspended_at: page.suspendedAt?.toISOString() ?? null,
    published_at: page.publishedAt?.toISOString() ?? null,
  };
}
