// Runs other programs for the entry scripts: passes signals on, keeps exit codes, leaves nobody behind.

import { spawn } from 'node:child_process';

/**
 * Runs to the end and gives back the exit code and what was printed.
 * @param {string[]} command
 * @param {{cwd?: string, env?: Record<string, string | undefined>, show?: boolean}} [options]
 */
export function run(command, { cwd, env, show = false } = {}) {
  const [program, ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: env ?? process.env,
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    let stdout = '';
    let stderr = '';
    child.stdout?.on('data', (data) => (stdout += data));
    child.stderr?.on('data', (data) => (stderr += data));
    const release = passSignals(child);
    child.once('error', (error) => {
      release();
      resolve({ code: 127, stdout, stderr: `${stderr}${error.message}` });
    });
    child.once('close', (code, signal) => {
      release();
      resolve({ code: code ?? (signal === 'SIGINT' ? 130 : 1), stdout, stderr });
    });
  });
}

/**
 * Runs a server: in a process group of its own, so that Ctrl-C reaches it once, through us; tied to
 * us by a channel, so that it also ends when we are killed.
 * @param {string[]} command
 * @param {{cwd?: string, onMessage?: (message: any) => void}} [options]
 * @returns {Promise<number>}
 */
export function runServer(command, { cwd, onMessage } = {}) {
  const [program, ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    if (onMessage) child.on('message', onMessage);
    const release = passSignals(child);
    const watch = stopWithParent(child);
    const end = (code) => {
      release();
      clearInterval(watch);
      resolve(code);
    };
    child.once('error', (error) => {
      console.error(error.message);
      end(127);
    });
    child.once('exit', (code) => end(code ?? 1));
  });
}

function passSignals(child) {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  const handlers = signals.map((signal) => [signal, () => child.kill(signal)]);
  for (const [signal, handler] of handlers) process.on(signal, handler);
  return () => {
    for (const [signal, handler] of handlers) process.off(signal, handler);
  };
}

// A killed npm leaves its scripts running; under npm the end of the parent is the end of the script.
function stopWithParent(child) {
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 500);
  timer.unref();
  return timer;
}
