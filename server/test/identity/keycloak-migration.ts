// Users of the embedded issuer move to Keycloak with deploy/keycloak/users.sql: same ids, same passwords.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLIENT_ID, token as tokenRoute } from '@vys/contract/identity/identity';
import { sql } from 'kysely';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createIdentity } from '../../src/modules/identity/index.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { identityHooks } from '../identity-hooks.ts';
import type { CreatedApp } from './keycloak-app.ts';

const query = readFileSync(join(import.meta.dirname, '../../../deploy/keycloak/users.sql'), 'utf8');

export function describeKeycloakMigration(get: () => CreatedApp): void {
  describe('users of the embedded issuer', () => {
    it('move to Keycloak with their ids and passwords', async () => {
      const { app, keycloak } = get();
      const { db } = app.test;
      const identity = await createIdentity({
        ...identityHooks,
        db,
        appOrigin: app.config.appOrigin,
        mailer: { send: async () => {} },
        clock: systemClock,
        log: pino({ level: 'silent' }),
      });
      const account = {
        email: 'mover@example.test',
        username: 'mover',
        password: 'brought along 7',
      };
      const { id } = await identity.registerUser({ ...account, firstName: 'Mo', lastName: 'Ver' });
      await identity.close();

      const { rows } = await sql.raw<{ jsonb_build_object: object }>(query).execute(db);
      const moved = rows[0]?.jsonb_build_object;
      expect(moved).toMatchObject({ users: [{ id, username: 'mover' }] });
      const imported = await keycloak.admin('POST', '/partialImport', moved);
      expect([imported.status, await imported.json()]).toMatchObject([200, { added: 1 }]);

      const response = await fetch(`${app.config.appOrigin}${tokenRoute.path}`, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'password',
          client_id: CLIENT_ID,
          username: account.email,
          password: account.password,
        }),
      });
      expect(response.status).toBe(200);
      const { access_token: token } = (await response.json()) as { access_token: string };
      const profile = await app.call('GET', '/api/user/profile', { token });
      expect(await profile.json()).toMatchObject({ data: { id, username: 'mover' } });
    });
  });
}
