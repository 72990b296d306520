// Builds the web app in every language into one folder. What is the same in several languages has the same name, and
// is there once.
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DEFAULT_LANGUAGE, languages } from '@vys/contract/language/languages';
import { build } from 'vite';
import { createPrecompressor } from './precompress.ts';
import { createConfig } from './vite.config.ts';

const folder = fileURLToPath(new URL('./dist', import.meta.url));
// The best quality takes twice as long, for 1.5 % fewer bytes.
const FULL_QUALITY = 11;
const QUALITY = 10;

rmSync(folder, { recursive: true, force: true });
const precompress = createPrecompressor(folder);
const compressed: Promise<void>[] = [];
for (const language of languages) {
  await build({ ...createConfig(language), configFile: false, logLevel: 'error' });
  // Goes on while the next language is built.
  compressed.push(precompress(language === DEFAULT_LANGUAGE ? FULL_QUALITY : QUALITY));
}
await Promise.all(compressed);
