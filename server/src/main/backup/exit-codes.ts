// How the commands end, for scripts and timers; docs/operations.md lists the codes.
import { StartupError } from '../../platform/process/startup-error.ts';
import { ArchiveError } from './archive/archive-error.ts';
import { TargetError } from './target-error.ts';

/** Something that the operator can correct: a setting, the database, the disk. */
const FAILED = 1;
export const WRONG_USAGE = 2;
const ARCHIVE_DAMAGED = 3;
const ARCHIVE_NEWER = 4;
const TARGET_NOT_EMPTY = 5;
const PASSPHRASE = 6;
const INTERNAL_ERROR = 70;

const ofArchive = { damaged: ARCHIVE_DAMAGED, newer: ARCHIVE_NEWER, passphrase: PASSPHRASE };
/** Of the operating system and the connection; what they say needs no stack. */
const OPERATIONAL = /^(?:E[A-Z]+|08\w{3}|28\w{3}|42501|53\w{3}|57P0\d)$/;

export class UsageError extends Error {
  override name = 'UsageError';
}

/** Runs a command, prints why it failed, and sets the exit code. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    process.exitCode = exitCodeOf(error);
    const isKnown = process.exitCode !== INTERNAL_ERROR && error instanceof Error;
    console.error(isKnown ? `\n  ${error.message}\n` : error);
  }
}

export function exitCodeOf(error: unknown): number {
  if (error instanceof UsageError) return WRONG_USAGE;
  if (error instanceof ArchiveError) return ofArchive[error.kind];
  if (error instanceof TargetError) return TARGET_NOT_EMPTY;
  if (error instanceof StartupError) return FAILED;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return OPERATIONAL.test(code) ? FAILED : INTERNAL_ERROR;
}
