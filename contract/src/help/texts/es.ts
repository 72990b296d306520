// All help articles in Spanish.
export * from './account/es.ts';
export * from './data/es.ts';
export * from './plans/es.ts';
export * from './problems/es.ts';
export * from './publishing/es.ts';
export * from './sharing/es.ts';
export * from './start/es.ts';
export * from './studio/es.ts';
