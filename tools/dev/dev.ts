// `npm run dev`: the server, started again at each change, and the web app from Vite's server, which
// passes API calls on. Ends both on Ctrl-C, and when either ends.

import { type ChildProcess, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const vite = join(root, 'node_modules/vite/bin/vite.js');
const sources = ['server/src', 'server/migrations', 'contract/src', 'compiler/src'];
const watched = sources.map((path) => `--watch-path=${join(root, path)}`);
const vitePort = process.env.VYS_DEV_PORT ?? '5173';

const server = start(
  [...watched, '--watch-preserve-output', join(root, 'server/src/main.ts')],
  root,
);
const web = start([vite, '--port', vitePort, '--strictPort'], join(root, 'web'));

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopAll(signal));
server.once('exit', () => stopAll('SIGINT'));
web.once('exit', () => stopAll('SIGINT'));

function start(args: string[], cwd: string): ChildProcess {
  // Groups of their own, so that Ctrl-C reaches each once.
  return spawn(process.execPath, args, { cwd, stdio: 'inherit', detached: true });
}

function stopAll(signal: NodeJS.Signals): void {
  for (const child of [server, web]) {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
  }
}
