// The publish checks on a page as it was built. Pure; runs in a worker process.
import { type PublishCheckInput, type PublishReport, readPage } from '@vys/compiler';

export type CheckInput = Omit<PublishCheckInput, 'blockedHosts'> & {
  /** Hosts that are known to do harm, each with the words of the list that says so. */
  blockedHosts?: readonly (readonly [host: string, source: string])[];
};

/** The report, and the hosts that the page names, for looking them up. */
export function checkPage({ blockedHosts, ...input }: CheckInput): {
  hosts: string[];
  report: PublishReport;
} {
  const page = readPage(input);
  const looked = {
    ...(blockedHosts === undefined ? {} : { blockedHosts: new Map(blockedHosts) }),
    ...(input.unchecked === undefined ? {} : { unchecked: input.unchecked }),
  };
  return { hosts: page.hosts, report: page.check(looked) };
}
