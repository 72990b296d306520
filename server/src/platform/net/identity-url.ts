// Reads which realm of Keycloak holds the accounts, if not the embedded issuer.
import { StartupError } from '../process/startup-error.ts';

export type IdentityRealm = Readonly<{
  /** Address of the realm, without a slash at its end. */
  issuer: string;
  clientId: string;
  serviceClientId: string;
  serviceSecret: string;
}>;

type Clients = {
  clientId: string | undefined;
  serviceClientId: string | undefined;
  serviceSecret: string | undefined;
};

const EXAMPLE = 'https://id.example.com/realms/vys';

export function parseIdentityUrl(
  value: string | undefined,
  { clientId, serviceClientId, serviceSecret }: Clients,
): IdentityRealm | undefined {
  if (value === undefined) {
    if (serviceSecret === undefined) return undefined;
    throw new StartupError(
      `IDENTITY_SERVICE_CLIENT_SECRET is set, but not IDENTITY_URL: the address of the realm, like ${EXAMPLE}.`,
    );
  }
  if (serviceSecret === undefined) {
    throw new StartupError(
      'IDENTITY_URL is set, so IDENTITY_SERVICE_CLIENT_SECRET must hold the secret of the client that this server speaks as.',
    );
  }
  return {
    issuer: realmUrl(value),
    clientId: clientId ?? 'vys-web',
    serviceClientId: serviceClientId ?? 'vys-server',
    serviceSecret,
  };
}

function realmUrl(value: string): string {
  const text = value.replace(/(?<!\/)\/+$/, '');
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isRealm = url !== undefined && /\/realms\/[^/]+$/.test(url.pathname);
  if (!isRealm || url.search !== '' || url.hash !== '' || url.username !== '') {
    throw new StartupError(
      `IDENTITY_URL is "${value}", but must be the address of a realm, like ${EXAMPLE}.`,
    );
  }
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal)) return text;
  throw new StartupError(
    `IDENTITY_URL is "${value}", but must start with https://, since passwords are sent there.`,
  );
}
