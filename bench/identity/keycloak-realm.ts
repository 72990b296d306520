// A Keycloak on the first core, with users who can sign in; nothing where there is no distribution.
import { findKeycloak, startKeycloak } from '../../server/test/identity/keycloak.ts';
import { moveToCore } from '../measure/processes.ts';
import { PASSWORD, type Realm } from './realm-load.ts';

/** The compiler of the JVM at its best, unlike in tests. */
const javaOptions =
  '-Xms512m -Xmx1g -XX:MaxMetaspaceSize=256m -Djava.security.egd=file:/dev/urandom';

export async function startKeycloakRealm(
  users: number,
): Promise<(Realm & { stop(): Promise<void> }) | undefined> {
  const home = findKeycloak();
  if (home === undefined) return undefined;
  // What a process starts runs where it runs itself.
  moveToCore(0, process.pid);
  const starting = startKeycloak({ home, appOrigin: 'http://localhost', smtpPort: 1, javaOptions });
  moveToCore(1, process.pid);
  const { issuer, version, pid, admin, stop } = await starting;
  const usernames = Array.from({ length: users }, (_, n) => `person-${n}`);
  for (const username of usernames) {
    const response = await admin('POST', '/users', {
      username,
      email: `${username}@vys.example`,
      firstName: 'Anna',
      lastName: 'Berg',
      enabled: true,
      emailVerified: true,
      credentials: [{ type: 'password', value: PASSWORD, temporary: false }],
    });
    if (response.status !== 201)
      throw new Error(`Keycloak: ${response.status} ${await response.text()}`);
  }
  return { name: `Keycloak ${version}`, issuer, usernames, pid, stop };
}
