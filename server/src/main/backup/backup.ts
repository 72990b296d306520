// `npm run backup`: writes an archive of the installation into a folder, while Vys runs or not.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig, readRelease, readSetting } from '../../platform/config.ts';
import { keepNewest } from './archive-folder.ts';
import { createBackup } from './create-backup.ts';
import { runCommand, UsageError } from './exit-codes.ts';
import { backupMessages } from './messages.ts';

const say = (line: string) => console.log(`  ${line}`);

await runCommand(async () => {
  const { to, keep } = readArguments(process.argv.slice(2));
  const config = readConfig(undefined, []);
  const passphrase = readSetting('BACKUP_PASSPHRASE');
  const folder = resolve(to ?? readSetting('VYS_BACKUP_DIR') ?? join(config.dataDir, 'backups'));
  if (passphrase === undefined) say(backupMessages.unencrypted);
  if (config.eventsDatabase !== undefined) say(backupMessages.otherEventStore);
  const startedAt = performance.now();
  const release = readRelease();
  const backup = await createBackup({ config, folder, release, passphrase, onProgress: say });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  say(backupMessages.done(backup.rows, backup.files, describeSize(backup.bytes), seconds));
  if (keep === undefined) return;
  for (const name of await keepNewest(folder, keep)) say(backupMessages.removed(name));
});

function readArguments(argv: string[]): { to: string | undefined; keep: number | undefined } {
  const { values } = parse(argv);
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  if (keep !== undefined && !(Number.isInteger(keep) && keep >= 1)) {
    throw new UsageError(`${backupMessages.keepNotNumber}\n\n${backupMessages.usage}`);
  }
  return { to: values.to, keep };
}

function parse(argv: string[]) {
  try {
    return parseArgs({ args: argv, options: { to: { type: 'string' }, keep: { type: 'string' } } });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${backupMessages.usage}`);
  }
}

function describeSize(bytes: number): string {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
