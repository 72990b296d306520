// An authenticator in software: makes and uses passkeys as a browser with a security key would
// (WebAuthn level 3 §6). What a test wants wrong is said by overrides.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const flags = { present: 0x01, verified: 0x04, backupEligible: 0x08, backedUp: 0x10, made: 0x40 };

export type Overrides = {
  origin?: string;
  rpId?: string;
  type?: string;
  challenge?: string;
  isVerified?: boolean;
  isBackedUp?: boolean;
  counter?: number;
  userHandle?: string | undefined;
  /** Signs in the place of its own key. */
  key?: KeyObject;
};

type MakingOptions = { challenge: string; user: { id: string } };

export function createAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  let counter = 0;
  let userHandle = '';

  function clientData(type: string, challenge: string, wrong: Overrides): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: wrong.type ?? type,
        challenge: wrong.challenge ?? challenge,
        origin: wrong.origin ?? origin,
        crossOrigin: false,
      }),
    );
  }

  function authenticatorData(wrong: Overrides, made?: Buffer): Buffer {
    const { rpId = new URL(origin).hostname, isVerified = true, isBackedUp = false } = wrong;
    const set =
      flags.present |
      (isVerified ? flags.verified : 0) |
      (isBackedUp ? flags.backupEligible | flags.backedUp : 0) |
      (made ? flags.made : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(wrong.counter ?? counter);
    return Buffer.concat([sha256(rpId), Buffer.from([set]), count, made ?? Buffer.alloc(0)]);
  }

  return {
    make(options: MakingOptions, wrong: Overrides = {}) {
      userHandle = options.user.id;
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const coseKey = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, fromBase64url(x)],
        [-3, fromBase64url(y)],
      ]);
      const made = Buffer.concat([
        Buffer.alloc(16), // no maker's mark
        Buffer.from([0, credentialId.length]),
        credentialId,
        isoCBOR.encode(coseKey as never),
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Uint8Array.from(authenticatorData(wrong, made))],
      ]);
      return {
        ...frame(credentialId),
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', options.challenge, wrong)),
          attestationObject: base64url(Buffer.from(isoCBOR.encode(attestation as never))),
          transports: ['internal'],
        },
      };
    },

    use({ challenge }: { challenge: string }, wrong: Overrides = {}) {
      counter += 1;
      const data = authenticatorData(wrong);
      const client = clientData('webauthn.get', challenge, wrong);
      const signed = Buffer.concat([data, sha256(client)]);
      return {
        ...frame(credentialId),
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', signed, wrong.key ?? privateKey)),
          userHandle: 'userHandle' in wrong ? wrong.userHandle : userHandle,
        },
      };
    },
  };
}

function frame(credentialId: Buffer) {
  const id = base64url(credentialId);
  return { id, rawId: id, type: 'public-key', clientExtensionResults: {} };
}

const base64url = (bytes: Buffer) => bytes.toString('base64url');
const fromBase64url = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'));
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
