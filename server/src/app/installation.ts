// What the configuration says about the installation, for its operators.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Installation } from '../modules/admin/index.ts';
import { type Config, projectRoot } from '../platform/config.ts';

export function describeInstallation(config: Config, spool: Installation['spool']): Installation {
  const { services, dataDir, s3Store, liveServer } = config;
  return {
    version: readVersion(),
    services,
    dataDir,
    files: s3Store === undefined ? 'disk' : 'bucket',
    bus: liveServer?.kind ?? 'postgres',
    spool,
  };
}

function readVersion(): string {
  const manifest: { version: string } = JSON.parse(
    readFileSync(join(projectRoot, 'package.json'), 'utf8'),
  );
  return manifest.version;
}
