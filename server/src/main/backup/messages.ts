// What `npm run backup` and `npm run restore` print.
import { PARTIAL } from './archive/partial.ts';

export const archiveFaults = {
  partial: `Its name ends with ${PARTIAL}: the backup that wrote it was ended before it was whole. Use an earlier archive.`,
  truncated: 'The archive is cut off: its end is missing. Use another copy or an earlier archive.',
  damaged: (reason: string) =>
    `The archive is damaged (${reason}). Use another copy or an earlier archive.`,
  notOurs: 'This file is not a backup of Vys.',
  newerFormat: 'The archive was written by a newer release of Vys. Install that release first.',
  newerSchema: (name: string) =>
    `The archive was written by a newer release of Vys: this one does not know its migration ${name}. Install that release first.`,
  otherSchema: (name: string) =>
    `The archive was written by another build of Vys: its migration ${name} is not the one that is here.`,
  unreadable: (path: string, code: string) => `${path} can't be read (${code}).`,
  passphraseNeeded: 'The archive is encrypted. Set BACKUP_PASSPHRASE to its passphrase.',
  wrongPassphrase: 'BACKUP_PASSPHRASE is not the passphrase of this archive, or it is damaged.',
};

export const targetFaults = {
  database:
    'The database is not empty. Restore into an empty one, or add --force: it then replaces what is there.',
  files: (place: string) =>
    `${place} is not empty. Restore into an empty place, or add --force: it then replaces what is there.`,
  inUse: (count: number) =>
    `The database is in use by Vys (${count} connections). Stop Vys on every machine first.`,
  lostRows: (table: string, expected: number, loaded: number) =>
    `${table} has ${loaded} rows after loading, but the archive has ${expected}. Nothing was restored.`,
};

export const backupMessages = {
  usage: `Usage: npm run backup [-- [--to FOLDER] [--keep N]]

  --to FOLDER  where the archive goes; VYS_BACKUP_DIR, or "backups" in the data folder
  --keep N     afterwards deletes all archives there but the last N

With BACKUP_PASSPHRASE the archive is encrypted.`,
  running: 'Another backup of this database is running.',
  noDatabase: (folder: string) =>
    `There is no database in ${folder}. Set VYS_DATA_DIR or DATABASE_URL to those of the installation.`,
  noSchema: 'The database is not one of Vys: it has no migrations.',
  keepNotNumber: '--keep needs a number from 1.',
  writing: (path: string) => `Writing ${path}`,
  otherEventStore: 'Views and clicks are in ClickHouse: back it up with its own tools.',
  unencrypted: 'Not encrypted. Set BACKUP_PASSPHRASE to encrypt it.',
  done: (rows: number, files: number, size: string, seconds: string) =>
    `Done: ${rows} rows and ${files} files, ${size}, in ${seconds} s.`,
  removed: (name: string) => `Deleted ${name}`,
};

export const restoreMessages = {
  usage: `Usage: npm run restore -- ARCHIVE [--force] [--check]

  --check  only verifies the archive
  --force  replaces what the database and the file store hold

Vys must not run. BACKUP_PASSPHRASE opens an archive that is encrypted.`,
  verifying: 'Verifying the archive',
  whole: (at: string, rows: number, files: number) =>
    `The archive is whole: ${rows} rows and ${files} files of ${at}.`,
  loading: 'Loading the database and the files',
  migrating: (name: string) => `Migrating: ${name}`,
  done: 'Done. Start Vys as usual.',
  otherEventStore: 'Views and clicks were in ClickHouse and are not part of the archive.',
};
