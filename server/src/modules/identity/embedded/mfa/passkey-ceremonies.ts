// The two ceremonies of WebAuthn, making and using a passkey, as the browser's JSON has them.
// The only importer of the package that verifies them; keeps nothing.
import type { IdentityUser } from '../store.ts';

/** Loaded when a passkey is first used: it takes some 15 MB. */
const load = () => import('@simplewebauthn/server');
const loadHelpers = () => import('@simplewebauthn/server/helpers');

type Package = Awaited<ReturnType<typeof load>>;
type Registration = Parameters<Package['verifyRegistrationResponse']>[0]['response'];
type Authentication = Parameters<Package['verifyAuthenticationResponse']>[0]['response'];

/** What a browser sent; nothing about it is certain. */
export type SentCredential = { readonly id: string };

/** COSE numbers of EdDSA, ES256 and RS256. */
const ALGORITHMS = [-8, -7, -257];

export type KnownCredential = {
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: string[];
};

export type MadePasskey = KnownCredential & { readonly synced: boolean };
export type UsedPasskey = { readonly counter: number; readonly synced: boolean };

export function createCeremonies(appOrigin: string, lifeMs: number) {
  const rpID = new URL(appOrigin).hostname;
  const expected = (challenge: string) => ({
    expectedChallenge: challenge,
    expectedOrigin: appOrigin,
    expectedRPID: rpID,
    requireUserVerification: true,
  });

  return {
    /** The passkey is discoverable (stores the account), and requires user verification at each use. */
    async registrationOptions(user: IdentityUser, known: readonly KnownCredential[]) {
      return (await load()).generateRegistrationOptions({
        rpName: 'Vys',
        rpID,
        userID: Uint8Array.from(userHandle(user.id)),
        userName: user.email,
        userDisplayName: `${user.firstName} ${user.lastName}`.trim() || user.username,
        timeout: lifeMs,
        attestationType: 'none',
        excludeCredentials: known.map(describeCredential),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        supportedAlgorithmIDs: ALGORITHMS,
      });
    },

    async authenticationOptions() {
      const options = { rpID, timeout: lifeMs, userVerification: 'required' } as const;
      return (await load()).generateAuthenticationOptions(options);
    },

    /** Undefined for a response that is not what it should be, in whatever way. */
    async verifyMade(sent: SentCredential, challenge: string): Promise<MadePasskey | undefined> {
      const { verifyRegistrationResponse } = await load();
      const { registrationInfo } = await verifyRegistrationResponse({
        response: sent as Registration,
        supportedAlgorithmIDs: ALGORITHMS,
        ...expected(challenge),
      }).catch(() => ({ registrationInfo: undefined }));
      if (!registrationInfo) return undefined;
      const { credential, credentialBackedUp } = registrationInfo;
      return {
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: (credential.transports ?? []).filter((word) => /^[a-z-]{1,20}$/.test(word)),
        synced: credentialBackedUp,
      };
    },

    /** Undefined also for a counter that did not increase: the key was copied. */
    async verifyUsed(
      sent: SentCredential,
      challenge: string,
      known: KnownCredential & { userId: string },
    ): Promise<UsedPasskey | undefined> {
      const response = sent as Authentication;
      if (!(await isUserHandle(known.userId, response.response?.userHandle))) return;
      const { publicKey, counter, transports } = known;
      const id = known.credentialId;
      const { verifyAuthenticationResponse } = await load();
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        credential: { id, publicKey: Uint8Array.from(publicKey), counter, transports },
        ...expected(challenge),
      }).catch(() => ({ verified: false, authenticationInfo: undefined }));
      if (!verified || !authenticationInfo) return undefined;
      const { newCounter, credentialBackedUp } = authenticationInfo;
      return { counter: newCounter, synced: credentialBackedUp };
    },
  };
}

export type Ceremonies = ReturnType<typeof createCeremonies>;

/** Sixteen bytes that reveal nothing about the person (WebAuthn §14.6.1). */
function userHandle(userId: string): Buffer {
  return Buffer.from(userId.replaceAll('-', ''), 'hex');
}

function describeCredential({ credentialId, transports }: KnownCredential) {
  return { id: credentialId, transports };
}

async function isUserHandle(userId: string, handle: string | undefined): Promise<boolean> {
  const { isoBase64URL } = await loadHelpers();
  return handle === isoBase64URL.fromBuffer(Uint8Array.from(userHandle(userId)));
}

/** The challenge that a response belongs to, if it can be read. */
export async function readChallenge(sent: SentCredential): Promise<string | undefined> {
  const { decodeClientDataJSON } = await loadHelpers();
  try {
    const { challenge } = decodeClientDataJSON((sent as Registration).response.clientDataJSON);
    return /^[\w-]{20,100}$/.test(challenge) ? challenge : undefined;
  } catch {
    return undefined;
  }
}
