// Asks the browser to make or use a passkey, and says in plain words why it did not. The only importer
// of the library for it, which is loaded when first needed.
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** What the server gives and the browser understands; checked by neither this nor the contract. */
type Options = { challenge: string };

export const canUsePasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

export class PasskeyError extends Error {
  /** The person closed the dialog or let it pass. */
  readonly isCanceled: boolean;

  constructor(message: string, isCanceled = false) {
    super(message);
    this.name = 'PasskeyError';
    this.isCanceled = isCanceled;
  }
}

/** Throws PasskeyError. */
export async function makePasskey(options: Options): Promise<{ id: string }> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  return startRegistration({ optionsJSON }).catch((error) => {
    throw explain(error, 'No passkey was made. The request was cancelled or took too long.');
  });
}

/** Throws PasskeyError. */
export async function presentPasskey(options: Options): Promise<{ id: string }> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  return startAuthentication({ optionsJSON }).catch((error) => {
    throw explain(error, 'No passkey was used. The request was cancelled or took too long.');
  });
}

function explain(error: unknown, canceled: string): PasskeyError {
  const { name, code } = error as { name?: string; code?: string };
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' || name === 'InvalidStateError')
    return new PasskeyError('This device has a passkey for your account already.');
  if (name === 'NotAllowedError' || name === 'AbortError' || code === 'ERROR_CEREMONY_ABORTED')
    return new PasskeyError(canceled, true);
  if (name === 'SecurityError')
    return new PasskeyError('Passkeys do not work at this address. Open Vys by its own name.');
  if (name === 'NotSupportedError' || name === 'ConstraintError')
    return new PasskeyError('This device cannot keep passkeys of this kind. Try another one.');
  return new PasskeyError('The browser could not do this. Try again, or use another device.');
}
