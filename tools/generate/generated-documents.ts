// The documents that are printed from the code.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { printConfiguration } from './print-configuration.ts';
import { printRateLimits } from './print-rate-limits.ts';

export type GeneratedDocument = { readonly path: string; print(): string };

const docs = resolve(import.meta.dirname, '../../docs');
const configuration = resolve(docs, 'configuration.md');

export const generatedDocuments: readonly GeneratedDocument[] = [
  { path: resolve(docs, 'rate-limits.md'), print: printRateLimits },
  {
    path: configuration,
    print: () => printConfiguration(readFileSync(configuration, 'utf8')),
  },
];
