// Which calls the documentation can send: JSON in, JSON or text out, and never one that returns tokens. Pure.
import { type ApiDocument, resolveSchema } from '@vys/contract/api-docs/document';
import type { Operation } from '@vys/contract/api-docs/operations';

export type TryMode = 'possible' | 'notPossible' | 'deletesAccount';

export function getTryMode(document: ApiDocument, operation: Operation): TryMode {
  const { id, body, response, path } = operation;
  // Settings asks twice before this one.
  if (id === 'accounts.deleteAccount') return 'deletesAccount';
  const isSendable = body === undefined || body.type === 'application/json';
  const isReadable = response === undefined || /^(application\/json|text\/csv)/.test(response.type);
  const isIdentityProvider = path.startsWith('/realms/');
  return isSendable && isReadable && !isIdentityProvider && !returnsToken(document, operation)
    ? 'possible'
    : 'notPossible';
}

/** Settings shows a new key once, in a dialog of its own. */
const newKey = 'identity.createApiKey';

function returnsToken(document: ApiDocument, { id, response }: Operation): boolean {
  if (id === newKey) return true;
  const { properties = {} } = resolveSchema(document, response?.schema ?? {});
  return 'access_token' in properties;
}
