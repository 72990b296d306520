// What a worker process runs, and the arguments of Node with which it starts.
import { join, resolve } from 'node:path';
import { findBundle } from './worker-bundle.ts';

export type WorkerProgram = {
  /** Absolute path of the file that the process runs; it calls `serveJobs`. */
  entry: string;
  /** Permissions of Node beyond reading its own code and the installed packages. */
  permissions?: readonly string[];
  /** Limit of the JavaScript heap, in MiB. */
  maxHeapMb: number;
  /** Characters of one result. */
  maxResultLength: number;
};

/** Of a program, for all its processes. */
export type WorkerCommand = { args: readonly string[]; maxResultLength: number };

const server = resolve(import.meta.dirname, '../../..');
const root = resolve(server, '..');

/** The file to run, and the folders that it reads. */
type Code = { file: string; readable: string[] };

/** The bundle of a program when it is current, else its source. */
function findCode(entry: string): Code {
  const bundle = findBundle(entry);
  // npm puts a package into a folder of its own when the root has another version of it.
  const packages = [join(root, 'node_modules'), join(server, 'node_modules')];
  if (bundle !== undefined) return { file: bundle, readable: [bundle, ...packages] };
  const sources = ['compiler', 'contract', 'server'].flatMap((name) => {
    const folder = join(root, name);
    return [join(folder, 'package.json'), join(folder, 'node_modules'), join(folder, 'src')];
  });
  return { file: entry, readable: [...sources, ...packages] };
}

/** Few permissions, an empty environment, and a small heap. */
export function getWorkerCommand(program: WorkerProgram): WorkerCommand {
  const { entry, permissions = [], maxHeapMb, maxResultLength } = program;
  const { file, readable } = findCode(entry);
  const args = [
    '--permission',
    ...readable.map((path) => `--allow-fs-read=${path}`),
    ...permissions,
    `--max-old-space-size=${maxHeapMb}`,
    '--expose-gc',
    '--no-warnings',
    // Threads of V8's own would take the processor from requests, several for each process that starts.
    '--single-threaded',
    file,
  ];
  return { args, maxResultLength };
}
