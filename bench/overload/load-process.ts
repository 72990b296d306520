// A load process: a script of its own that gets a task over its channel, works on it for some seconds and
// sends back a report. Apart from the others so that no event loop delays what another one measures.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { join } from 'node:path';

export type LoadProcess<Task, Report> = { run(task: Task): Promise<Report>; stop(): void };

/** `script` lies beside this file. */
export function startLoadProcess<Task extends object, Report>(
  script: string,
): LoadProcess<Task, Report> {
  const child = fork(join(import.meta.dirname, script), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${script} ended with code ${code}`);
  });
  ended.catch(() => {});
  return {
    async run(task) {
      child.send(task);
      const [report] = await Promise.race([once(child, 'message'), ended]);
      return report as Report;
    },
    stop: () => void child.kill(),
  };
}

/** For the script: does each task that comes and sends what it returns. */
export function handleTasks<Task, Report>(work: (task: Task) => Promise<Report>): void {
  process.on('message', (task) => {
    work(task as Task).then(
      (report) => process.send?.(report as object),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
  process.on('disconnect', () => process.exit(0));
}

/**
 * Real clients have a processor of their own. What measures comes first here, so that its times are those
 * of the server; without the right to do so it stays as it is.
 */
export function raisePriority(): void {
  try {
    setPriority(-10);
  } catch {
    // The times may then hold some of its own waiting.
  }
}
