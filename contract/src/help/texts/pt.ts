// All help articles in Portuguese.
export * from './account/pt.ts';
export * from './data/pt.ts';
export * from './plans/pt.ts';
export * from './problems/pt.ts';
export * from './publishing/pt.ts';
export * from './sharing/pt.ts';
export * from './start/pt.ts';
export * from './studio/pt.ts';
