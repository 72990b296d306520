// The lifecycle of an account in Keycloak, which sends its own links and manages MFA itself. Password
// changes are implemented here, because Keycloak has no endpoint for them.
import { z } from 'zod';
import type { Db } from '../../../../platform/db/db.ts';
import { appError } from '../../../../platform/errors.ts';
import { sayError } from '../../../../platform/http/describe-failure.ts';
import type { SerialTaskQueue } from '../../../../platform/process/task-queue.ts';
import { readEmailChangeData, removeEmailChange } from '../../email-change/index.ts';
import { checkNewPassword } from '../../shared/passwords/password-policy.ts';
import type { AccountLifecycle } from '../../shared/provider.ts';
import type { SecurityEventHandler } from '../../shared/security-events.ts';
import { parseError, toAppError } from '../realm/keycloak-errors.ts';
import { unavailable } from '../realm/realm-http.ts';
import type { ServiceAccount } from '../realm/service-account.ts';
import type { RealmSettings } from '../realm/settings.ts';
import type { RealmSessionCache } from '../sessions/session-cache.ts';
import type { RealmSessions } from '../sessions/sessions.ts';
import { removeDevices } from './known-device-store.ts';
import type { RealmUser, RealmUsers } from './users.ts';

type Deps = {
  settings: RealmSettings;
  service: ServiceAccount;
  users: RealmUsers;
  sessions: RealmSessions;
  sessionCache: RealmSessionCache;
  tasks: SerialTaskQueue;
  db: Db;
  notifySecurityEvent: SecurityEventHandler;
  appOrigin: string;
};

/** Of the links that the provider emails, in seconds. */
const LINK_SECONDS = 3600;

export function createRealmAccountLifecycle(deps: Deps): AccountLifecycle {
  const { service, users, sessions, sessionCache, tasks, db, notifySecurityEvent } = deps;

  async function sendVerification(userId: string): Promise<void> {
    const user = await users.find(userId);
    if (!user || user.emailVerified) return;
    await sendRealmEmail(deps, `/users/${userId}/send-verify-email`);
  }

  return {
    sendVerification,

    async checkPassword(userId, password) {
      await checkPassword(deps, userId, password);
    },

    async changePassword({ userId, sessionId }, { current, next }) {
      const user = await checkPassword(deps, userId, current);
      await checkNewPassword('new_password', next, user);
      const json = { type: 'password', value: next, temporary: false };
      const response = await service.call('PUT', `/users/${userId}/reset-password`, { json });
      if (response.status !== 204) throw toAppError(response, 'new_password');
      await sessions.endOthers(userId, sessionId);
      // An attacker who had the old password could have made any number of browsers known.
      await removeDevices(db, userId);
      await removeEmailChange(db, userId);
      await notifySecurityEvent(db, { kind: 'password_changed', userId });
    },

    async requestReset(email) {
      tasks.enqueue('request password reset email', async () => {
        const user = await users.findByLogin(email.toLowerCase());
        if (!user?.enabled) return;
        await sendRealmEmail(deps, `/users/${user.id}/execute-actions-email`, ['UPDATE_PASSWORD']);
      });
    },

    async resetPassword() {
      throw appError('identity.managed_elsewhere');
    },
    async checkResetLink() {
      throw appError('identity.managed_elsewhere');
    },
    async verifyEmail() {
      throw appError('identity.managed_elsewhere');
    },

    async deleteUser(trx, userId) {
      await removeDevices(trx, userId);
      await removeEmailChange(trx, userId);
      trx.afterCommit(() => sessionCache.invalidateUser(userId));
    },

    async exportUserData(connection, userId) {
      const user = await users.find(userId);
      const { status, body } = await service.call('GET', `/users/${userId}/sessions`);
      return {
        'sign-in': user,
        sessions: status === 200 ? body : [],
        'email-changes': await readEmailChangeData(connection, userId),
      };
    },

    drain: tasks.drain,
  };
}

async function sendRealmEmail(
  { service, settings, appOrigin }: Deps,
  path: string,
  json?: unknown,
) {
  const query = new URLSearchParams({
    client_id: settings.clientId,
    redirect_uri: `${appOrigin}/login`,
    lifespan: String(LINK_SECONDS),
  });
  const request = json === undefined ? {} : { json };
  const response = await service.call('PUT', `${path}?${query}`, request);
  if (response.status !== 204) throw toAppError(response);
}

async function checkPassword(
  { users, service }: Pick<Deps, 'users' | 'service'>,
  userId: string,
  password: string,
): Promise<RealmUser> {
  const user = await users.find(userId);
  if (!user) throw wrongPassword();
  // The password cannot be verified without a code, and these calls have no code.
  if (user.totp) throw appError('identity.managed_elsewhere');
  await verifyPassword(service, user, password);
  return user;
}

/** By signing in as this server's own client; the session that this makes is ended at once. */
async function verifyPassword(service: ServiceAccount, user: RealmUser, password: string) {
  const form = { grant_type: 'password', username: user.username, password };
  const { status, body } = await service.requestAsClient('token', form);
  if (status === 200) {
    const tokens = z.object({ refresh_token: z.string() }).safeParse(body).data;
    if (tokens) await service.requestAsClient('logout', { refresh_token: tokens.refresh_token });
    return;
  }
  const { error = '', error_description: why = '' } = parseError(body);
  if (error === 'invalid_grant' && why === 'Invalid user credentials') throw wrongPassword();
  throw unavailable(`the password could not be checked: ${error} ${why}`);
}

function wrongPassword() {
  const message = sayError('identity.password_wrong');
  return appError('identity.password_wrong', { message, fields: { current_password: message } });
}
