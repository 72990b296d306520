// Which errors mean that something the request needs is away for now, so that the client is told to try
// again (503) instead of that something is broken (500).
import { errorCode } from '../process/startup-error.ts';

/** The connection was refused or cut, or there is no socket. */
const connectionCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE']);
/** The disk is full, or the quota is used up. */
const diskCodes = new Set(['ENOSPC', 'EDQUOT']);
/**
 * PostgreSQL: class 08 (connection), class 53 (no disk, memory or connection left), and 57P0x (it is
 * shutting down, has crashed or is starting).
 */
const postgresCodes = /^(?:08...|53...|57P0.)$/;
const messages =
  /Connection terminated|timeout exceeded when trying to connect|connection error and is not queryable/;

export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = errorCode(error);
  return (
    connectionCodes.has(code) ||
    diskCodes.has(code) ||
    postgresCodes.test(code) ||
    messages.test(error.message)
  );
}
