// All help articles in German.
export * from './account/de.ts';
export * from './data/de.ts';
export * from './plans/de.ts';
export * from './problems/de.ts';
export * from './publishing/de.ts';
export * from './sharing/de.ts';
export * from './start/de.ts';
export * from './studio/de.ts';
