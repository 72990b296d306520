// The reason why the program cannot start, as one sentence for the terminal. main.ts prints the message
// without a stack; any other error is a bug.

export class StartupError extends Error {
  override name = 'StartupError';
}

export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
