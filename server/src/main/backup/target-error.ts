// The place of a restore holds something already, or is in use.

export class TargetError extends Error {
  override name = 'TargetError';
}
