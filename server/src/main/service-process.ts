// One start of one service process: its IPC channel, whether it responds, and how it ended.
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { OsUser } from '../platform/postgres/os-user.ts';
import { killGroup } from '../platform/postgres/process.ts';
import type { FromService, StartMessage, ToService } from './messages.ts';

export type ServiceEnd = {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** What it said about it itself. */
  reason?: string;
  isStartupError: boolean;
  /** It was killed because it no longer responded. */
  wasUnresponsive: boolean;
};

export type ServiceProcess = {
  pid: number;
  /** When everything is created; never when it ends before. */
  prepared: Promise<void>;
  /** When it accepts requests; never when it ends before. */
  ready: Promise<void>;
  ended: Promise<ServiceEnd>;
  listen(): void;
  /** Asks it to end, and kills it when that takes too long. */
  stop(): Promise<void>;
  kill(): void;
};

export type ServiceLaunch = {
  start: StartMessage;
  /** Runs as this user instead of ours. */
  user?: OsUser | null;
  /** Another program in tests. */
  script?: string;
  env?: NodeJS.ProcessEnv;
  /** How often it is pinged, and after how many pings without a response it is killed. */
  pings?: { everyMs: number; missed: number };
  stopMs?: number;
};

const standardScript = join(import.meta.dirname, 'service.ts');
/** Together a minute: far longer than any honest request blocks the event loop. */
const standardPings = { everyMs: 10_000, missed: 6 };
const STOP_MS = 25_000;
/**
 * In MiB. A service holds some 100; with V8's own limits, which follow the memory of the machine, garbage
 * would add several times as much before it is collected.
 */
export const HEAP_LIMITS = ['--max-old-space-size=768', '--max-semi-space-size=8'];

export function launchService(launch: ServiceLaunch): ServiceProcess {
  const child = fork(launch.script ?? standardScript, [], {
    execArgv: HEAP_LIMITS,
    // A process group of its own: Ctrl-C reaches the supervisor alone, and what the service itself
    // started can be ended with it.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    ...(launch.env ? { env: launch.env } : {}),
    ...(launch.user ?? {}),
  });
  const prepared = Promise.withResolvers<void>();
  const ready = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<ServiceEnd>();
  const about: Pick<ServiceEnd, 'reason' | 'isStartupError' | 'wasUnresponsive'> = {
    isStartupError: false,
    wasUnresponsive: false,
  };
  const kill = () => {
    if (child.pid !== undefined) killGroup(child.pid);
  };
  const ping = pingRegularly(child, launch.pings ?? standardPings, () => {
    about.wasUnresponsive = true;
    kill();
  });

  child.on('message', (message: FromService) => {
    if (message.type === 'prepared') prepared.resolve();
    else if (message.type === 'ready') ready.resolve();
    else if (message.type === 'pong') ping.pong();
    else {
      about.reason = message.reason;
      about.isStartupError = message.isStartupError;
    }
  });
  const end = (code: number | null, signal: NodeJS.Signals | null) => {
    ping.stop();
    // Renderers and workers of a process that was killed.
    kill();
    ended.resolve({ code, signal, ...about });
  };
  child.once('error', (error) => {
    about.reason ??= error.message;
    if (child.pid === undefined) end(null, null);
  });
  child.once('exit', end);
  send(child, { type: 'start', start: launch.start });

  return {
    pid: child.pid ?? 0,
    prepared: prepared.promise,
    ready: ready.promise,
    ended: ended.promise,
    listen: () => send(child, { type: 'listen' }),
    async stop() {
      send(child, { type: 'stop' });
      const timer = setTimeout(kill, launch.stopMs ?? STOP_MS);
      await ended.promise.finally(() => clearTimeout(timer));
    },
    kill,
  };
}

function pingRegularly(
  child: ChildProcess,
  { everyMs, missed }: { everyMs: number; missed: number },
  onSilence: () => void,
): { pong(): void; stop(): void } {
  let pending = 0;
  const timer = setInterval(() => {
    // Counted instead of timed: while the machine sleeps, nothing is missed.
    if (pending === missed) {
      clearInterval(timer);
      return onSilence();
    }
    pending += 1;
    send(child, { type: 'ping' });
  }, everyMs);
  return {
    pong() {
      pending = 0;
    },
    stop: () => clearInterval(timer),
  };
}

/** A channel that has just closed is no error: `exit` follows. */
function send(child: ChildProcess, message: ToService): void {
  if (child.connected) child.send(message, () => {});
}
