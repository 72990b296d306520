// Asks the browser to make or use a passkey, and says in plain words why it did not. The only importer
// of the library for it, which is loaded when first needed.
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { messages } from './messages/en.ts';

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
    throw explain(error, messages.passkeyNotCreated);
  });
}

/** Throws PasskeyError. */
export async function presentPasskey(options: Options): Promise<{ id: string }> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  return startAuthentication({ optionsJSON }).catch((error) => {
    throw explain(error, messages.passkeyNotUsed);
  });
}

function explain(error: unknown, canceled: string): PasskeyError {
  const { name, code } = error as { name?: string; code?: string };
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' || name === 'InvalidStateError')
    return new PasskeyError(messages.passkeyExists);
  if (name === 'NotAllowedError' || name === 'AbortError' || code === 'ERROR_CEREMONY_ABORTED')
    return new PasskeyError(canceled, true);
  if (name === 'SecurityError') return new PasskeyError(messages.wrongAddress);
  if (name === 'NotSupportedError' || name === 'ConstraintError')
    return new PasskeyError(messages.passkeyUnsupported);
  return new PasskeyError(messages.passkeyFailed);
}
