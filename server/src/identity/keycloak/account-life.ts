// The life of an account whose password lies with the provider: it mails its own links and keeps its own
// second factors; changing the password is done for it, because it has no call for that.
import { z } from 'zod';
import type { Background } from '../../kit/background.ts';
import type { Db } from '../../kit/db.ts';
import { fail } from '../../kit/fail.ts';
import { checkNewPassword } from '../embedded/credentials/password-policy.ts';
import type { AccountLife } from '../provider.ts';
import type { TellSecurity } from '../security-events.ts';
import { removeDevicesOf } from './known-device-store.ts';
import { unavailable } from './realm-http.ts';
import { asFailure, readRefusal } from './refusals.ts';
import type { ServiceAccount } from './service-account.ts';
import type { SessionLiveness } from './session-liveness.ts';
import type { RealmSessions } from './sessions.ts';
import type { RealmSettings } from './settings.ts';
import type { RealmUser, RealmUsers } from './users.ts';

type Deps = {
  settings: RealmSettings;
  service: ServiceAccount;
  users: RealmUsers;
  sessions: RealmSessions;
  liveness: SessionLiveness;
  background: Background;
  db: Db;
  tell: TellSecurity;
  appOrigin: string;
};

/** Of the links that the provider mails, in seconds. */
const LINK_SECONDS = 3600;

export function createRealmAccountLife(deps: Deps): AccountLife {
  const { service, users, sessions, liveness, background, db, tell } = deps;

  async function sendVerification(userId: string): Promise<void> {
    const user = await users.find(userId);
    if (!user || user.emailVerified) return;
    await mail(deps, `/users/${userId}/send-verify-email`);
  }

  return {
    sendVerification,

    async changePassword({ userId, sessionId }, { current, next }) {
      const user = await users.find(userId);
      if (!user) throw wrongPassword();
      // Its password cannot be tried without a code, and a code is not asked for here.
      if (user.totp) throw fail('identity.managed_elsewhere');
      await checkPassword(service, user, current);
      await checkNewPassword('new_password', next, user);
      const json = { type: 'password', value: next, temporary: false };
      const answer = await service.call('PUT', `/users/${userId}/reset-password`, { json });
      if (answer.status !== 204) throw asFailure(answer, 'new_password');
      await sessions.endOthers(userId, sessionId);
      // Whoever had the old password could have made any number of browsers known.
      await removeDevicesOf(db, userId);
      await tell(db, { kind: 'password_changed', userId });
    },

    async requestReset(email) {
      background.run('asking for a link for a new password', async () => {
        const user = await users.findByLogin(email.toLowerCase());
        if (!user?.enabled) return;
        await mail(deps, `/users/${user.id}/execute-actions-email`, ['UPDATE_PASSWORD']);
      });
    },

    async resetPassword() {
      throw fail('identity.managed_elsewhere');
    },
    async verifyEmail() {
      throw fail('identity.managed_elsewhere');
    },

    async deleteUser(trx, userId) {
      await removeDevicesOf(trx, userId);
      await users.remove(userId);
      return () => liveness.askAgain(userId);
    },

    async exportUser(_db, userId) {
      const user = await users.find(userId);
      const { status, body } = await service.call('GET', `/users/${userId}/sessions`);
      return { 'sign-in': user, sessions: status === 200 ? body : [] };
    },

    settled: background.settled,
  };
}

async function mail({ service, settings, appOrigin }: Deps, path: string, json?: unknown) {
  const query = new URLSearchParams({
    client_id: settings.clientId,
    redirect_uri: `${appOrigin}/login`,
    lifespan: String(LINK_SECONDS),
  });
  const request = json === undefined ? {} : { json };
  const answer = await service.call('PUT', `${path}?${query}`, request);
  if (answer.status !== 204) throw asFailure(answer);
}

/** By signing in as this server's own client; the session that this makes is ended at once. */
async function checkPassword(service: ServiceAccount, user: RealmUser, password: string) {
  const form = { grant_type: 'password', username: user.username, password };
  const { status, body } = await service.askAsClient('token', form);
  if (status === 200) {
    const held = z.object({ refresh_token: z.string() }).safeParse(body).data;
    if (held) await service.askAsClient('logout', { refresh_token: held.refresh_token });
    return;
  }
  const { error = '', error_description: why = '' } = readRefusal(body);
  if (error === 'invalid_grant' && why === 'Invalid user credentials') throw wrongPassword();
  throw unavailable(`the password could not be checked: ${error} ${why}`);
}

function wrongPassword() {
  const message = 'The current password is not right.';
  return fail('identity.password_wrong', { message, fields: { current_password: message } });
}
