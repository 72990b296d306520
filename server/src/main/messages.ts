// What the supervisor and the service processes say to each other over their IPC channel.
import type { Config } from '../platform/config.ts';

export type StartMessage = { config: Config; databaseUrl: string; poolSize: number };

export type ToService =
  | { type: 'start'; start: StartMessage }
  /** Accept requests from now on. */
  | { type: 'listen' }
  | { type: 'ping' }
  | { type: 'stop' };

export type FromService =
  /** Everything is created; waits for `listen`. */
  | { type: 'prepared' }
  | { type: 'ready' }
  | { type: 'pong' }
  /** Why it ends: one sentence for the operator. */
  | { type: 'failed'; reason: string; isStartupError: boolean };
