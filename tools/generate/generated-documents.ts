// The documents that are printed from the code.
import { resolve } from 'node:path';
import { printRateLimits } from './print-rate-limits.ts';

export type GeneratedDocument = { readonly path: string; print(): string };

const docs = resolve(import.meta.dirname, '../../docs');

export const generatedDocuments: readonly GeneratedDocument[] = [
  { path: resolve(docs, 'rate-limits.md'), print: printRateLimits },
];
