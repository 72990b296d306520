// Why an archive cannot be restored; `kind` chooses the exit code of the command.

export type ArchiveFault = 'damaged' | 'newer' | 'passphrase';

export class ArchiveError extends Error {
  override name = 'ArchiveError';
  readonly kind: ArchiveFault;

  constructor(kind: ArchiveFault, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.kind = kind;
  }
}
