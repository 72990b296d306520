// The door of the publish gate: pure rules that decide what may be published and what to better.
export { applyFix } from './apply-fix.ts';
export { checkPage, type ReadPage, readPage } from './check.ts';
export type { GateFinding, GateInput, GateReport, GateRule } from './finding.ts';
export { type Host, hostOf, isWithin } from './hosts.ts';
