// Real servers of Redis and NATS for tests, on loopback ports of their own. `npm run test:engines` finds the
// programs.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { isOpen } from './is-open.ts';

export type MessageServer = {
  url: string;
  /** As kill -9. */
  cut(): Promise<void>;
  /** On the same port. */
  mend(): Promise<void>;
};

/** With what has to be percent-encoded in a URL. */
const password = 'p@ss/w:rd';

export function startRedis(): Promise<MessageServer> {
  const listArgs = (port: number) => [
    ...['--bind', '127.0.0.1', '--port', `${port}`, '--requirepass', password],
    ...['--save', '', '--appendonly', 'no'],
  ];
  const url = (port: number) => `redis://:${encodeURIComponent(password)}@127.0.0.1:${port}/3`;
  return start('REDIS_SERVER', listArgs, url);
}

export function startNats(): Promise<MessageServer> {
  const listArgs = (port: number) => [
    ...['--addr', '127.0.0.1', '--port', `${port}`, '--user', 'vys', '--pass', password],
  ];
  const url = (port: number) => `nats://vys:${encodeURIComponent(password)}@127.0.0.1:${port}`;
  return start('NATS_SERVER', listArgs, url);
}

async function start(
  variable: string,
  listArgs: (port: number) => string[],
  toUrl: (port: number) => string,
): Promise<MessageServer> {
  const program = process.env[variable] ?? '';
  if (program === '')
    throw new Error(`${variable} is not set: start these tests by npm run test:engines.`);
  const port = await freePort();
  let child: ChildProcess | undefined;

  async function mend(): Promise<void> {
    child = spawn(program, listArgs(port), { stdio: 'ignore' });
    while (!(await isOpen(port))) await sleep(20);
  }

  await mend();
  return {
    url: toUrl(port),
    mend,
    async cut() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
