// Entry point of the publish checks: pure rules that decide what may be published and what to improve.
export { applyFix } from './apply-fix.ts';
export { checkPage, type ReadPage, readPage } from './check.ts';
export type { PublishCheckInput, PublishFinding, PublishReport, PublishRule } from './finding.ts';
export { type Host, isWithin, parseHost } from './hosts/hosts.ts';
