// A reason why the program cannot start, told to the person at the terminal in one clear sentence.
// main.ts prints the message without a stack; anything else that is thrown is a fault of ours.

export class StartupProblem extends Error {
  override name = 'StartupProblem';
}

export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
