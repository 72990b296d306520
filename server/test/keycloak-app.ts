// A real Keycloak, a mail server, and the whole product with its accounts in that Keycloak.
import { randomBytes } from 'node:crypto';
import { startTestApp, type TestApp } from './app.ts';
import { type ContractTarget, type ContractUser, postRealm } from './identity-target.ts';
import { type RunningKeycloak, startKeycloak } from './keycloak.ts';
import { oneTimeCode } from './one-time-code.ts';
import { freePort } from './site.ts';
import { type SmtpSink, startSmtpSink } from './smtp-sink.ts';

/** Of the authenticator apps: "12345678901234567890" in base32, as in RFC 4226. */
export const CAREFUL_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

export type CreatedApp = {
  keycloak: RunningKeycloak;
  app: TestApp;
  sink: SmtpSink;
  itself: ContractTarget;
  throughUs: ContractTarget;
  stop(): Promise<void>;
};

export async function createKeycloakApp(home: string): Promise<CreatedApp> {
  const sink = await startSmtpSink();
  const appPort = await freePort();
  const appOrigin = `http://localhost:${appPort}`;
  const smtpPort = Number(new URL(sink.url).port);
  const keycloak = await startKeycloak({ home, appOrigin, smtpPort });
  // It refuses a right password that comes while the last try is still being written down, which people
  // do not notice and tests do.
  await keycloak.admin('PUT', '', { bruteForceProtected: false });
  let ahead = 0;
  const app = await startTestApp({
    clock: { now: () => new Date(Date.now() + ahead) },
    env: {
      VYS_APP_PORT: `${appPort}`,
      IDENTITY_URL: keycloak.issuer,
      IDENTITY_SERVICE_CLIENT_SECRET: keycloak.serviceSecret,
      SMTP_URL: sink.url,
      MAIL_FROM: 'Vys <hello@vys.test>',
    },
  });
  const { issuer, version } = keycloak;
  const makers = makersOf(keycloak);
  return {
    keycloak,
    app,
    sink,
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
      await sink.stop();
    },
  };
}

type Makers = Pick<ContractTarget, 'makeUser' | 'makeCarefulUser' | 'expiredToken'>;

function makersOf({ admin, issuer }: RunningKeycloak): Makers {
  async function makeUser(credentials: object[] = []): Promise<ContractUser> {
    const username = `u${randomBytes(5).toString('hex')}`;
    const user = { username, email: `${username}@example.test`, password: 'correct horse battery' };
    const password = { type: 'password', value: user.password, temporary: false };
    const answer = await admin('POST', '/users', {
      username,
      email: user.email,
      firstName: 'Ada',
      lastName: 'Lovelace',
      enabled: true,
      credentials: [password, ...credentials],
    });
    if (answer.status !== 201) throw new Error(`no user: ${await answer.text()}`);
    return { id: answer.headers.get('location')?.split('/').at(-1) ?? '', ...user };
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
      const answer = await postRealm(`${issuer}/protocol/openid-connect/token`, {
        ...form,
        username,
        password,
      }).finally(() => admin('PUT', '', { accessTokenLifespan: 300 }));
      await new Promise((done) => setTimeout(done, 2100));
      return answer.body.access_token;
    },
  };
}
