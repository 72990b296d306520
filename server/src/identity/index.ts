// The door of the identity room: who people are, who calls, and how they sign in.
import type { Clock } from '../kit/clock.ts';
import type { Db, Trx } from '../kit/db.ts';
import type { Bind, FindCaller } from '../kit/http.ts';
import type { Logger } from '../kit/log.ts';
import type { Mailer } from '../kit/mail.ts';
import { type BudgetName, createBudgets } from './budgets.ts';
import { bindCredentials } from './credential-routes.ts';
import { removeCodesOf } from './editor-handoff/editor-handoff-store.ts';
import { createEditorHandoff } from './editor-handoff/handoff.ts';
import { bindEditorHandoff } from './editor-handoff/routes.ts';
import type { PasswordCost } from './embedded/credentials/passwords.ts';
import { createEmbeddedProvider } from './embedded/provider.ts';
import { createKeycloakProvider, type KeycloakDeps } from './keycloak/provider.ts';
import type { RealmSettings } from './keycloak/settings.ts';
import type {
  Address,
  IdentityProvider,
  NameChange,
  NewAccount,
  RegisteredUser,
} from './provider.ts';
import { bindRealm } from './routes.ts';
import { bindSecondFactor } from './second-factor-routes.ts';
import type { TellSecurity } from './security-events.ts';
import { bindSessions } from './session-routes.ts';
import { createUpkeep } from './upkeep.ts';
import { createVisitors } from './visitor.ts';

export type { NewAccount, RegisteredUser } from './provider.ts';
export type { SecurityEvent, TellSecurity } from './security-events.ts';

export type Identity = {
  findCaller: FindCaller;
  bind(bind: Bind): void;
  /** Throws identity.email_taken or identity.username_taken. */
  registerUser(account: NewAccount): Promise<RegisteredUser>;
  /** Who signs in under that username. */
  findUserIdByName(db: Db, username: string): Promise<string | undefined>;
  /** Usernames that nobody may register although no user has them. */
  holdNames(isHeld: IsHeld): void;
  /** Who writes to people when something happens to the ways into their account. */
  onSecurityEvent(tell: TellSecurity): void;
  /** Throws rate.limited when `subject` (such as `request.ip`) has no tries left of that kind. */
  spend(budget: BudgetName, subject: string): Promise<void>;
  /** For a try that came to nothing. */
  giveBack(budget: BudgetName, subject: string): Promise<void>;
  /** The address that a user signs in with, and whether it was confirmed. */
  findAddress(db: Db, userId: string): Promise<Address | undefined>;
  /** Keeps the identity's names equal to the profile's. A taken username is a unique violation. */
  updateNames(db: Db, userId: string, names: NameChange): Promise<void>;
  /** The last step of a deletion, told by mail. Call what it gives when the transaction is committed. */
  deleteUser(trx: Trx, userId: string): Promise<() => void>;
  /** What is kept here about a user, as JSON by the name of the file; no hashes, no secrets. */
  exportUser(db: Db, userId: string): Promise<Record<string, unknown>>;
  /** Removes what has ended and makes the next signing key; false when another process is at it. */
  upkeep(): Promise<boolean>;
  /** Throws when nobody can be told who calls. */
  checkReady(): Promise<void>;
  /** From now on upkeep runs by itself every hour. */
  start(): void;
  /** Finishes what goes on in the background. */
  close(): Promise<void>;
};

type IsHeld = (username: string) => Promise<boolean>;

export type IdentityDeps = {
  db: Db;
  /** Where the realm is reached, under `/realms/vys`. */
  appOrigin: string;
  /** A realm of Keycloak that holds the accounts instead of the embedded issuer. */
  realm?: RealmSettings | undefined;
  mail: Pick<Mailer, 'send'>;
  clock: Clock;
  log: Logger;
  /** Code editors that people may be sent to with a one-time code. */
  editorOrigins?: readonly string[];
  /** For new password hashes; the standard unless told. */
  passwordCost?: PasswordCost;
};

export async function createIdentity(deps: IdentityDeps): Promise<Identity> {
  const { db, appOrigin, clock, log } = deps;
  const budgets = createBudgets({ db, clock });
  let isHeld: IsHeld = async () => false;
  let tell: TellSecurity = async () => {};
  const hooks: Pick<KeycloakDeps, 'isHeld' | 'tell'> = {
    isHeld: (username) => isHeld(username),
    tell(on, event) {
      log.info({ event: event.kind, userId: event.userId }, 'a way into an account');
      return tell(on, event);
    },
  };
  const provider: IdentityProvider = deps.realm
    ? await createKeycloakProvider({ ...deps, ...hooks, budgets, settings: deps.realm })
    : await createEmbeddedProvider({
        ...deps,
        ...hooks,
        budgets,
        issuer: `${appOrigin}/realms/vys`,
      });
  const { editorOrigins = [] } = deps;
  const { isSessionLive } = provider;
  const handoff = createEditorHandoff({ ...deps, editorOrigins, isSessionLive });
  const visitors = createVisitors(appOrigin);
  const upkeep = createUpkeep({ db, clock, log, work: async () => provider.upkeep?.() });

  return {
    findCaller: (token) =>
      handoff.isEditorToken(token) ? handoff.findCaller(token) : provider.findCaller(token),
    bind(bind) {
      bindRealm(bind, { provider, visitors, budgets });
      bindSessions(bind, provider);
      bindEditorHandoff(bind, { handoff, budgets });
      bindSecondFactor(bind, { provider, visitors });
      bindCredentials(bind, { provider, budgets });
    },
    registerUser: provider.register,
    findUserIdByName: provider.findUserIdByName,
    spend: budgets.spend,
    giveBack: budgets.giveBack,
    findAddress: provider.findAddress,
    holdNames(check) {
      isHeld = check;
    },
    onSecurityEvent(listener) {
      tell = listener;
    },
    updateNames: provider.updateNames,
    async deleteUser(trx, userId) {
      await hooks.tell(trx, { kind: 'account_deleted', userId });
      await removeCodesOf(trx, userId);
      return provider.deleteUser(trx, userId);
    },
    exportUser: provider.exportUser,
    checkReady: async () => provider.checkReady?.(),
    upkeep: upkeep.run,
    start: upkeep.start,
    async close() {
      await upkeep.close();
      await provider.settled();
    },
  };
}
