// A process of the measurement that is told what to do, one command at a time.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { onCore } from '../measure/processes.ts';

export type Peer = {
  readonly pid: number;
  /** Resolves to what the process responds. */
  call<T>(command: string, args?: object): Promise<T>;
  stop(): Promise<void>;
};

export async function startPeer(script: string, core: 0 | 1, args: string[] = []): Promise<Peer> {
  const flags = ['--expose-gc', '--max-semi-space-size=16'];
  const [program = '', ...rest] = onCore(core, [process.execPath, ...flags, script, ...args]);
  const child = spawn(program, rest, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${script} ended`);
  });
  ended.catch(() => {});
  await Promise.race([once(child, 'message'), ended]);
  return {
    pid: child.pid ?? 0,
    async call(command, args = {}) {
      const response = once(child, 'message');
      child.send({ command, args });
      const [message] = await Promise.race([response, ended]);
      return message;
    },
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

type Command = (args: never) => unknown;

/** In the process: carries out commands and responds. */
export function serveCommands(commands: Record<string, Command>): void {
  process.on('message', async ({ command, args }: { command: string; args: never }) => {
    process.send?.((await commands[command]?.(args)) ?? {});
  });
  process.on('disconnect', () => process.exit());
  process.send?.('ready');
}
