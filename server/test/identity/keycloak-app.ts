// A real Keycloak, a mail server, and the whole product with its accounts in that Keycloak.
import { randomBytes } from 'node:crypto';
import { startTestApp, type TestApp } from '../app.ts';
import { oneTimeCode } from '../clients/one-time-code.ts';
import { type SmtpCapture, startSmtpCapture } from '../clients/smtp-capture.ts';
import { freePort } from '../free-port.ts';
import { type ContractTarget, type ContractUser, postRealm } from './identity-target.ts';
import { type RunningKeycloak, startKeycloak } from './keycloak.ts';

/** Of the authenticator apps: "12345678901234567890" in base32, as in RFC 4226. */
export const CAREFUL_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

export const OPERATOR_EMAIL = 'operator@example.test';

export type CreatedApp = {
  keycloak: RunningKeycloak;
  app: TestApp;
  smtpCapture: SmtpCapture;
  itself: ContractTarget;
  throughUs: ContractTarget;
  stop(): Promise<void>;
};

export async function createKeycloakApp(home: string): Promise<CreatedApp> {
  const smtpCapture = await startSmtpCapture();
  const appPort = await freePort();
  const appOrigin = `http://localhost:${appPort}`;
  const smtpPort = Number(new URL(smtpCapture.url).port);
  const keycloak = await startKeycloak({ home, appOrigin, smtpPort });
  // With it, Keycloak rejects a correct password while it still records the previous attempt, which breaks
  // tests and bothers no user.
  await keycloak.admin('PUT', '', { bruteForceProtected: false });
  let ahead = 0;
  const app = await startTestApp({
    clock: { now: () => new Date(Date.now() + ahead) },
    env: {
      VYS_APP_PORT: `${appPort}`,
      IDENTITY_URL: keycloak.issuer,
      IDENTITY_SERVICE_CLIENT_SECRET: keycloak.serviceSecret,
      SMTP_URL: smtpCapture.url,
      MAIL_FROM: 'Vys <hello@vys.test>',
      OPERATORS: OPERATOR_EMAIL,
    },
  });
  const { issuer, version } = keycloak;
  const makers = createFactories(keycloak);
  return {
    keycloak,
    app,
    smtpCapture,
    itself: {
      ...makers,
      realm: issuer,
      issuer,
      who: 'keycloak',
      badCredentials: Number(version.split('.')[1]) < 6 ? 401 : 400,
    },
    throughUs: {
      ...makers,
      realm: `${appOrigin}/realms/vys`,
      issuer,
      who: 'proxy',
      badCredentials: 400,
      async outliveGrace() {
        ahead += 11_000;
      },
    },
    async stop() {
      await app.stop();
      await keycloak.stop();
      await smtpCapture.stop();
    },
  };
}

type Makers = Pick<ContractTarget, 'makeUser' | 'makeCarefulUser' | 'expiredToken'>;

function createFactories({ admin, issuer }: RunningKeycloak): Makers {
  async function makeUser(credentials: object[] = []): Promise<ContractUser> {
    const username = `u${randomBytes(5).toString('hex')}`;
    const user = { username, email: `${username}@example.test`, password: 'correct horse battery' };
    const password = { type: 'password', value: user.password, temporary: false };
    const response = await admin('POST', '/users', {
      username,
      email: user.email,
      firstName: 'Ada',
      lastName: 'Lovelace',
      enabled: true,
      credentials: [password, ...credentials],
    });
    if (response.status !== 201) throw new Error(`no user: ${await response.text()}`);
    return { id: response.headers.get('location')?.split('/').at(-1) ?? '', ...user };
  }

  return {
    makeUser: () => makeUser(),
    async makeCarefulUser() {
      const about = { subType: 'totp', digits: 6, counter: 0, period: 30, algorithm: 'HmacSHA1' };
      const secretData = JSON.stringify({ value: '12345678901234567890' });
      const otp = { type: 'otp', secretData, credentialData: JSON.stringify(about) };
      return { user: await makeUser([otp]), code: oneTimeCode(CAREFUL_SECRET, new Date()) };
    },
    async expiredToken() {
      const { email: username, password } = await makeUser();
      await admin('PUT', '', { accessTokenLifespan: 1 });
      const form = { grant_type: 'password', client_id: 'vys-web', scope: 'openid' };
      const response = await postRealm(`${issuer}/protocol/openid-connect/token`, {
        ...form,
        username,
        password,
      }).finally(() => admin('PUT', '', { accessTokenLifespan: 300 }));
      await new Promise((done) => setTimeout(done, 2100));
      return response.body.access_token;
    },
  };
}
