// Spawns programs for the entry scripts: forwards signals, returns exit codes, leaves no process behind.

import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** A server that ran this long starts over with the shortest delay. */
const STABLE_MS = 60_000;
const MAX_DELAY_MS = 30_000;

/**
 * Runs to the end and gives back the exit code and what was printed.
 * @param {string[]} command
 * @param {{cwd?: string, env?: Record<string, string | undefined>, show?: boolean, niceness?: number}} [options]
 */
export function run(command, { cwd, env, show = false, niceness = 0 } = {}) {
  const [program, ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: env ?? process.env,
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    if (niceness > 0 && child.pid !== undefined) setPriority(child.pid, niceness);
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
 * Runs a server and restarts it when it crashes, with exponential back-off. It has a process group of
 * its own, so that Ctrl-C reaches it once, through us; and a channel ties it to us, so that it also ends
 * when we are killed. An orderly end and a start that fails with a clear message are final.
 * @param {string[]} command
 * @param {{cwd?: string, onMessage?: (message: any) => void, firstDelayMs?: number}} [options]
 * @returns {Promise<number>}
 */
export async function runServer(command, { cwd, onMessage, firstDelayMs = 1000 } = {}) {
  const stopping = new AbortController();
  const release = onSignals(() => stopping.abort());
  const watch = watchParent(() => stopping.abort());
  try {
    for (let failures = 0; ; ) {
      const startedAt = Date.now();
      const { code, signal } = await runServerOnce(command, { cwd, onMessage });
      if (stopping.signal.aborted || isFinal(code)) return code ?? 1;
      failures = Date.now() - startedAt > STABLE_MS ? 1 : failures + 1;
      const delay = Math.min(MAX_DELAY_MS, firstDelayMs * 2 ** Math.min(failures - 1, 20));
      const how = signal === null ? `exited with code ${code}` : `was ended by ${signal}`;
      console.error(`  Vys ${how}; restarting it in ${Math.round(delay / 100) / 10} s`);
      await sleep(delay, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return 130;
    }
  } finally {
    release();
    clearInterval(watch);
  }
}

/** 0: stopped; 1: a clear message says why it cannot start; 130: stopped without waiting. */
function isFinal(code) {
  return code === 0 || code === 1 || code === 127 || code === 130;
}

function runServerOnce(command, { cwd, onMessage }) {
  const [program, ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    if (onMessage) child.on('message', onMessage);
    const release = passSignals(child);
    const watch = watchParent(() => child.kill('SIGTERM'));
    const end = (code, signal) => {
      release();
      clearInterval(watch);
      resolve({ code, signal });
    };
    child.once('error', (error) => {
      console.error(error.message);
      end(127, null);
    });
    child.once('exit', end);
  });
}

function passSignals(child) {
  return onSignals((signal) => child.kill(signal));
}

/** @param {(signal: NodeJS.Signals) => void} listener */
function onSignals(listener) {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  const handlers = signals.map((signal) => [signal, () => listener(signal)]);
  for (const [signal, handler] of handlers) process.on(signal, handler);
  return () => {
    for (const [signal, handler] of handlers) process.off(signal, handler);
  };
}

// A killed npm leaves its scripts running; under npm the end of the parent is the end of the script.
function watchParent(onGone) {
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== parent) onGone();
  }, 500);
  timer.unref();
  return timer;
}
