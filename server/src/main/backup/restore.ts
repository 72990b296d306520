// `npm run restore -- ARCHIVE`: verifies an archive and restores it into an empty place.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig, readSetting } from '../../platform/config.ts';
import type { ArchiveEnd, Manifest } from './archive/manifest.ts';
import { runCommand, UsageError } from './exit-codes.ts';
import { restoreMessages } from './messages.ts';
import { restoreBackup, verifyBackup } from './restore-backup.ts';

const say = (line: string) => console.log(`  ${line}`);

await runCommand(async () => {
  const { path, force, check } = readArguments(process.argv.slice(2));
  const passphrase = readSetting('BACKUP_PASSPHRASE');
  if (check) {
    say(describe(await verifyBackup({ path, passphrase })));
    return;
  }
  const config = readConfig(undefined, []);
  await restoreBackup({ config, path, passphrase, force, onProgress: say });
  say(restoreMessages.done);
});

function describe({ manifest, end }: { manifest: Manifest; end: ArchiveEnd }): string {
  const rows = Object.values(end.rows).reduce((sum, count) => sum + count, 0);
  return restoreMessages.whole(manifest.createdAt, rows, end.files);
}

function readArguments(argv: string[]): { path: string; force: boolean; check: boolean } {
  const { values, positionals } = parse(argv);
  const [path] = positionals;
  if (path === undefined || positionals.length > 1) throw new UsageError(restoreMessages.usage);
  return { path: resolve(path), force: values.force, check: values.check };
}

function parse(argv: string[]) {
  try {
    return parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        force: { type: 'boolean', default: false },
        check: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${restoreMessages.usage}`);
  }
}
