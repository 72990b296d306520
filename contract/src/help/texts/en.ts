// All help articles in English.
export * from './account/en.ts';
export * from './data/en.ts';
export * from './plans/en.ts';
export * from './problems/en.ts';
export * from './publishing/en.ts';
export * from './sharing/en.ts';
export * from './start/en.ts';
export * from './studio/en.ts';
