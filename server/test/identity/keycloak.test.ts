// Keycloak itself, and this product with its accounts in Keycloak. Skipped where there is no Keycloak;
// `npm run test:keycloak` fetches one.
// @module-tag slow
import { afterAll, beforeAll, describe } from 'vitest';
import { describeContract } from './identity-contract.ts';
import { findKeycloak } from './keycloak.ts';
import { describeKeycloakAccountLifecycle } from './keycloak-account-lifecycle.ts';
import { describeKeycloakApiKeys } from './keycloak-api-keys.ts';
import { type CreatedApp, createKeycloakApp } from './keycloak-app.ts';
import { describeKeycloakBrowser } from './keycloak-browser.ts';
import { describeKeycloakMigration } from './keycloak-migration.ts';
import { describeKeycloakOutage } from './keycloak-outage.ts';
import { describeKeycloakSuspension } from './keycloak-suspension.ts';

const home = findKeycloak();
const START_MS = 300_000;

describe.skipIf(home === undefined)('Keycloak (see `npm run test:keycloak`)', () => {
  let all: CreatedApp;
  beforeAll(async () => {
    all = await createKeycloakApp(home ?? '');
  }, START_MS);
  afterAll(() => all?.stop(), 60_000);

  describeContract('Keycloak itself', () => all.itself);
  describeContract('Keycloak through our server', () => all.throughUs);
  describeKeycloakAccountLifecycle(() => all);
  describeKeycloakApiKeys(() => all);
  describeKeycloakSuspension(() => all);
  describeKeycloakBrowser(() => all);
  describeKeycloakMigration(() => all);
  describeKeycloakOutage(() => all);
});
