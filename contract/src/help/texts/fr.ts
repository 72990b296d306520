// All help articles in French.
export * from './account/fr.ts';
export * from './data/fr.ts';
export * from './plans/fr.ts';
export * from './problems/fr.ts';
export * from './publishing/fr.ts';
export * from './sharing/fr.ts';
export * from './start/fr.ts';
export * from './studio/fr.ts';
