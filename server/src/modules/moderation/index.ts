// Entry point of the moderation module: visitors report pages and look behind their links, operators decide,
// owners appeal.
import type { Report } from '@vys/contract/pages/moderation';
import type { Bind } from '../../platform/http/http.ts';
import { bindModeration } from './routes.ts';
import { createModerationService, type Inspection, type ModerationDeps } from './service.ts';
import { countCases } from './store.ts';

export type { Inspection } from './service.ts';
export { findSuspension } from './service.ts';

export type Moderation = {
  bind(bind: Bind): void;
  /** Where the links of a page lead, for visitors who check before they open one. */
  inspect(name: string): Promise<Inspection>;
  /** Cases that wait for a decision. */
  countOpenCases(): Promise<number>;
  /** Gives a case number, also where there is nothing to report: names cannot be probed. */
  report(name: string, report: Report): Promise<string>;
};

export function createModeration(deps: ModerationDeps): Moderation {
  const moderation = createModerationService(deps);
  return {
    bind: (bind) => bindModeration(bind, { ...deps, moderation }),
    countOpenCases: () => countCases(deps.db, { state: 'open', limit: 0, offset: 0 }),
    inspect: moderation.inspect,
    report: moderation.report,
  };
}
