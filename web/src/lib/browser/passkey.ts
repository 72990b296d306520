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
    throw explain(error, 'No passkey was created. The request was canceled or took too long.');
  });
}

/** Throws PasskeyError. */
export async function presentPasskey(options: Options): Promise<{ id: string }> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  return startAuthentication({ optionsJSON }).catch((error) => {
    throw explain(error, "The passkey wasn't used. The request was canceled or took too long.");
  });
}

function explain(error: unknown, canceled: string): PasskeyError {
  const { name, code } = error as { name?: string; code?: string };
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' || name === 'InvalidStateError')
    return new PasskeyError('This device already has a passkey for your account.');
  if (name === 'NotAllowedError' || name === 'AbortError' || code === 'ERROR_CEREMONY_ABORTED')
    return new PasskeyError(canceled, true);
  if (name === 'SecurityError')
    return new PasskeyError("Passkeys don't work at this address. Open Vys at its usual address.");
  if (name === 'NotSupportedError' || name === 'ConstraintError')
    return new PasskeyError(
      "This device doesn't support this type of passkey. Try another device.",
    );
  return new PasskeyError('Something went wrong in your browser. Try again or use another device.');
}
