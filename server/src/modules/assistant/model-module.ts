// Trained models as modules, so that the bundles of worker processes hold them: bytes, compressed, in base64.
import { writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

export function writeModelModule(file: URL, model: Uint8Array): void {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 };
  const text = brotliCompressSync(model, { params }).toString('base64');
  writeFileSync(
    file,
    `// Printed by \`npm run assistant:train\`.\n\nexport const ENCODED_MODEL =\n  '${text}';\n`,
  );
}

export const readModelModule = (encoded: string): Uint8Array =>
  brotliDecompressSync(Buffer.from(encoded, 'base64'));
