// Entry point of the identity module: who people are, who calls, and how they sign in.
import type { Language } from '@vys/contract/language/languages';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Trx } from '../../platform/db/db.ts';
import type { Mailer } from '../../platform/email/mailer.ts';
import type { Bind, FindCaller } from '../../platform/http/http.ts';
import type { Logger } from '../../platform/log/log.ts';
import { createMemoryLimiter } from '../../platform/rate-limit/memory-limiter.ts';
import { createRateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import { deleteKeys, listKeys } from './api-keys/api-key-store.ts';
import { createApiKeys } from './api-keys/api-keys.ts';
import { isApiKey } from './api-keys/key-format.ts';
import { bindApiKeys } from './api-keys/routes.ts';
import { bindCredentials } from './credential-routes.ts';
import { createEditorAuth } from './editor-auth/editor-auth.ts';
import { removeCodes } from './editor-auth/editor-code-store.ts';
import { bindEditorAuth } from './editor-auth/routes.ts';
import {
  type AddressChangeHandler,
  bindEmailChanges,
  createEmailChanges,
} from './email-change/index.ts';
import type { PasswordCost } from './embedded/credentials/passwords.ts';
import { createEmbeddedProvider } from './embedded/provider.ts';
import { createKeycloakProvider, type KeycloakDeps } from './keycloak/provider.ts';
import type { RealmSettings } from './keycloak/realm/settings.ts';
import { runMaintenance } from './maintenance.ts';
import { bindMfa } from './mfa-routes.ts';
import { bindRealm } from './routes.ts';
import { bindSessions } from './session-routes.ts';
import { createClientInfoReader } from './shared/devices/client-info.ts';
import type { OnSessionsEnded } from './shared/ended-sessions.ts';
import type {
  Address,
  DeviceSession,
  FindLanguage,
  IdentityProvider,
  NameChange,
  NewAccount,
  RegisteredUser,
} from './shared/provider.ts';
import type { SecurityEventHandler } from './shared/security-events.ts';

export type { EndedSessions, OnSessionsEnded } from './shared/ended-sessions.ts';
export type { DeviceSession, NewAccount, RegisteredUser } from './shared/provider.ts';
export type { SecurityEvent, SecurityEventHandler } from './shared/security-events.ts';

/** How a user signs in; null where the identity provider is another server, which alone knows. */
export type SignInMethods = { readonly passkeys: number; readonly hasTotp: boolean } | null;

export type Identity = {
  findCaller: FindCaller;
  /** May be cached for five seconds. */
  isSessionActive(session: { id: string; userId: string }): Promise<boolean>;
  /** Sessions that another process ended: from now on this one rejects their access tokens. */
  acceptEndedSessions(sessionIds: readonly string[]): void;
  bind(bind: Bind): void;
  /** Throws identity.email_taken or identity.username_taken. */
  registerUser(account: NewAccount): Promise<RegisteredUser>;
  /** Who signs in under that username. */
  findUserIdByName(db: Db, username: string): Promise<string | undefined>;
  /** The address that a user signs in with, and whether it was confirmed. */
  findAddress(db: Db, userId: string): Promise<Address | undefined>;
  /**
   * Keeps the identity's names equal to the profile's. A taken username is a unique violation. Throws within a
   * transaction when the provider is remote.
   */
  updateNames(db: Db, userId: string, names: NameChange): Promise<void>;
  /** The last step of a deletion; notifies by email. `reason` is that of an operator. */
  deleteUser(
    trx: Trx,
    user: {
      userId: string;
      email: string;
      reason?: string | undefined;
      language?: Language | undefined;
    },
  ): Promise<void>;
  /** For operators: the newest use first, 200 at most. */
  listUserSessions(userId: string): Promise<DeviceSession[]>;
  describeSignIn(userId: string): Promise<SignInMethods>;
  /** A user who is not enabled has no session and gets none. Call that of `remote` first, where there is one. */
  setEnabled(trx: Trx, userId: string, isEnabled: boolean): Promise<void>;
  /** The same. */
  endUserSessions(trx: Trx, userId: string): Promise<void>;
  /** Of a provider on another server, which takes no part in transactions. */
  remote?: {
    /** The first step of a deletion. A user who is gone already is no error. */
    removeUser(userId: string): Promise<void>;
    setEnabled(userId: string, isEnabled: boolean): Promise<void>;
    endUserSessions(userId: string): Promise<void>;
  };
  /** The data about a user, as JSON by file name; no hashes, no secrets. */
  exportUserData(db: Db, userId: string): Promise<Record<string, unknown>>;
  /** Removes expired rows and makes the next signing key. */
  runMaintenance(): Promise<void>;
  /** Throws when callers cannot be identified. */
  checkReady(): Promise<void>;
  /** Waits for background tasks. */
  close(): Promise<void>;
};

export type IdentityDeps = {
  db: Db;
  /** Where the realm is reached, under `/realms/vys`. */
  appOrigin: string;
  /** A realm of Keycloak that holds the accounts instead of the embedded issuer. */
  realm?: RealmSettings | undefined;
  mailer: Pick<Mailer, 'send'>;
  /** Whether a username cannot be registered. */
  isReservedName: (username: string) => Promise<boolean>;
  /** Notifies users of changes of how their account is signed in to. */
  notifySecurityEvent: SecurityEventHandler;
  /** An account has another email address. */
  onAddressChange: AddressChangeHandler;
  findLanguage: FindLanguage;
  /** Closes what is open for sessions that ended. */
  onSessionsEnded: OnSessionsEnded;
  clock: Clock;
  log: Logger;
  /** Code editors that people may be sent to with a one-time code. */
  editorOrigins?: readonly string[];
  /** For new password hashes; the standard cost by default. */
  passwordCost?: PasswordCost;
};

type Hooks = Pick<KeycloakDeps, 'isReserved' | 'notifySecurityEvent'>;

function createHooks({ isReservedName, notifySecurityEvent, log }: IdentityDeps): Hooks {
  return {
    isReserved: isReservedName,
    notifySecurityEvent(on, event) {
      log.info(
        { event: 'identity.security_event', kind: event.kind, userId: event.userId },
        'security event recorded',
      );
      return notifySecurityEvent(on, event);
    },
  };
}

export async function createIdentity(deps: IdentityDeps): Promise<Identity> {
  const { db, appOrigin, clock } = deps;
  const rateLimiter = createRateLimiter({ db, clock });
  const hooks = createHooks(deps);
  const parts = { ...deps, ...hooks, rateLimiter };
  const provider: IdentityProvider = deps.realm
    ? await createKeycloakProvider({ ...parts, settings: deps.realm })
    : await createEmbeddedProvider({ ...parts, issuer: `${appOrigin}/realms/vys` });
  const { editorOrigins = [] } = deps;
  const { isSessionActive } = provider;
  const editorAuth = createEditorAuth({ ...deps, editorOrigins, isSessionActive });
  const memoryLimiter = createMemoryLimiter(clock);
  const apiKeys = createApiKeys({ ...parts, provider, memoryLimiter });
  const emailChanges = createEmailChanges({ ...parts, provider });
  const clientInfoReader = createClientInfoReader(appOrigin);
  const maintainParts = async () => {
    await provider.runMaintenance?.();
    await apiKeys.runMaintenance();
  };

  return {
    findCaller(token, address) {
      if (isApiKey(token)) return apiKeys.findCaller(token, address);
      return editorAuth.isEditorToken(token)
        ? editorAuth.findCaller(token)
        : provider.findCaller(token);
    },
    isSessionActive,
    acceptEndedSessions: provider.acceptEndedSessions,
    bind(bind) {
      bindRealm(bind, { provider, clientInfoReader, rateLimiter });
      bindSessions(bind, provider);
      bindApiKeys(bind, apiKeys);
      bindEditorAuth(bind, { editorAuth, rateLimiter });
      bindMfa(bind, { provider, clientInfoReader });
      bindCredentials(bind, { provider, rateLimiter });
      bindEmailChanges(bind, { emailChanges, rateLimiter });
    },
    registerUser: provider.register,
    findUserIdByName: provider.findUserIdByName,
    findAddress: provider.findAddress,
    updateNames: provider.updateNames,
    listUserSessions: (userId) => provider.listSessions({ userId, sessionId: '' }),
    async describeSignIn(userId) {
      const factors = await provider.mfa?.find(userId);
      return factors ? { passkeys: factors.passkeys.length, hasTotp: factors.isTotpOn } : null;
    },
    setEnabled: provider.setEnabled,
    endUserSessions: provider.endUserSessions,
    async deleteUser(trx, { userId, email, reason, language }) {
      const about = { userId, email, reason, language };
      await hooks.notifySecurityEvent(trx, { kind: 'account_deleted', ...about });
      await removeCodes(trx, userId);
      await provider.deleteUser(trx, userId);
      // Last: from here on no session of the user can create one.
      await deleteKeys(trx, userId);
    },
    ...(provider.remote && { remote: provider.remote }),
    exportUserData: async (on, userId) => ({
      ...(await provider.exportUserData(on, userId)),
      'api-keys': await listKeys(on, userId),
    }),
    checkReady: async () => provider.checkReady?.(),
    runMaintenance: () => runMaintenance({ db, clock, maintainParts }),
    close: () => provider.drain(),
  };
}
