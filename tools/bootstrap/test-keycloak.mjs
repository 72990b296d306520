// `npm run test:keycloak`: the contract of the realm against a real Keycloak, and the product with its
// accounts in it. Another version of Keycloak is named as argument.

import { unit } from '../checks/checks.mjs';
import { buildWebIfNeeded } from './build-web.mjs';
import { getChromium } from './chromium.mjs';
import { log, runScript } from './console.mjs';
import { installIfNeeded } from './install.mjs';
import { getKeycloak } from './keycloak.mjs';
import { getNode } from './toolchain.mjs';

await runScript(async () => {
  await installIfNeeded();
  process.env.KEYCLOAK_HOME = await getKeycloak(process.argv[2]);
  await buildWebIfNeeded();
  process.env.CHROMIUM_PATH = await getChromium();
  const files = [
    'server/test/identity/keycloak.test.ts',
    'server/test/identity/identity-contract.test.ts',
  ];
  const { passed, failed, skipped } = await unit(await getNode(), ['--project=server', ...files]);
  log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  return failed > 0 || skipped > 0 || passed === 0 ? 1 : 0;
});
