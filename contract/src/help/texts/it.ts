// All help articles in Italian.
export * from './account/it.ts';
export * from './data/it.ts';
export * from './plans/it.ts';
export * from './problems/it.ts';
export * from './publishing/it.ts';
export * from './sharing/it.ts';
export * from './start/it.ts';
export * from './studio/it.ts';
