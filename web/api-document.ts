// Serves the OpenAPI document of the repository, which a test holds to the contract, as /openapi.json.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const file = fileURLToPath(new URL('../docs/openapi.json', import.meta.url));

/** Without the spaces, which are for reviewers. */
const read = () => JSON.stringify(JSON.parse(readFileSync(file, 'utf8')));

export function apiDocument(): Plugin {
  return {
    name: 'api-document',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'openapi.json', source: read() });
    },
    configureServer({ middlewares }) {
      middlewares.use('/openapi.json', (_request, response) => {
        response.setHeader('content-type', 'application/json').end(read());
      });
    },
  };
}
