// Gives a script of the public folder a name with its hash in the built page, so that browsers keep it for good.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export function hashScript(name: string): Plugin {
  let folder = '';
  let reference = '';
  return {
    name: 'hash-script',
    apply: 'build',
    configResolved(config) {
      folder = config.publicDir;
    },
    buildStart() {
      const source = readFileSync(join(folder, name), 'utf8');
      reference = this.emitFile({ type: 'asset', name, source });
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        const path = `src="/${name}"`;
        if (page?.type !== 'asset' || !String(page.source).includes(path)) {
          throw new Error(`hash-script: index.html does not load /${name}`);
        }
        page.source = String(page.source).replace(path, `src="/${this.getFileName(reference)}"`);
      },
    },
  };
}
