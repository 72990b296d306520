// The publish checks of the server: the compiler's rules on the built page, with a reputation lookup of its
// hosts. The same for pages that the assistant made and for pages written by hand.

import type { PageContent } from '@vys/contract/pages/pages';
import type { PublishFinding, PublishReport } from '@vys/contract/pages/publish-report';
import { type AppError, appError } from '../../../../platform/errors.ts';
import { sayIn, type Text } from '../../../../platform/language/text.ts';
import type { Logger } from '../../../../platform/log/log.ts';
import type { RunJob } from '../../../../platform/workers/job-runner.ts';
import { sayAtLine } from '../../diagnostics.ts';
import { say } from '../../error-messages/index.ts';
import type { PageJobs } from '../../jobs.ts';
import type { BuildResult } from '../build/build.ts';
import { checkWithTimeout, type LinkChecker } from './link-reputation.ts';
import { buildRules, sayFinding } from './say-report.ts';

export type PublishChecks = {
  /**
   * `user`: whose turn the work takes. Throws `timeout`, `too_complex`, `rate.limited` and `unavailable` as
   * worker processes do.
   */
  evaluate(user: string, content: PageContent, built: BuildResult): Promise<PublishReport>;
};

export type PublishChecksDeps = {
  runJob: RunJob<PageJobs>;
  checkLinks: LinkChecker;
  /** Hosts of this product. */
  ownHosts: readonly string[];
  /** What the assistant leaves for the author to write. */
  log: Logger;
};

const CHECKER_MS = 2_000;

export function createPublishChecks(deps: PublishChecksDeps): PublishChecks {
  const { runJob, checkLinks, ownHosts, log } = deps;

  /**
   * Fails open: an unavailable checker does not block publishing, and the report says that the hosts were not
   * checked.
   */
  async function lookUp(hosts: readonly string[]) {
    if (hosts.length === 0) return {};
    try {
      const blocked = await checkWithTimeout(checkLinks, hosts, CHECKER_MS);
      return blocked.size === 0 ? {} : { blockedHosts: [...blocked] };
    } catch (error) {
      log.warn({ event: 'pages.link_lookup_failed', err: error }, 'link reputation lookup failed');
      const isLate = error instanceof DOMException && error.name === 'TimeoutError';
      return { unchecked: isLate ? 'no response in two seconds' : 'the list could not be read' };
    }
  }

  return {
    async evaluate(user, content, built) {
      const { jsx, css, metadata } = content;
      const html = built.ok ? built.rendered : undefined;
      const input = {
        jsx,
        css,
        ...(html === undefined ? {} : { html }),
        ...(built.ok ? { document: built.html } : {}),
        title: metadata.title,
        description: metadata.description,
        ownHosts,
        ownName: 'Vys',
      };
      const checked = await runJob(user, 'checkPage', input);
      const looked = await lookUp(checked.hosts);
      // Most pages lead nowhere that is listed, and have been checked with that.
      const isKnown = Object.keys(looked).length === 0;
      const { report } = isKnown
        ? checked
        : await runJob(user, 'checkPage', { ...input, ...looked });
      if (built.ok) return report;
      return { blocked: true, findings: [...toFindings(built), ...report.findings] };
    },
  };
}

/** A page that does not build is not published either; the report lists all its errors. */
function toFindings({ at, diagnostics }: Extract<BuildResult, { ok: false }>): PublishFinding[] {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  return errors.map(({ message, phrase, line, column }) => ({
    rule: buildRules[at],
    severity: 'block',
    message,
    ...(phrase === undefined ? {} : { phrase }),
    ...(line === undefined ? {} : { source: 'jsx', line }),
    ...(column === undefined ? {} : { column }),
  }));
}

/** Names the first reason; the report has them all. */
export function toPublishError({ findings }: PublishReport): AppError {
  const blocks = findings.filter(({ severity }) => severity === 'block');
  const [first] = blocks;
  const reason: Text = (language) =>
    first ? sayAtLine(sayFinding(first, language), first.line, language) : '';
  const message = say((messages, language) =>
    messages.blocked(sayIn(reason, language), blocks.length - 1),
  );
  return appError('pages.publish_blocked', { message, fields: { jsx: reason } });
}

export function countWarnings({ findings }: PublishReport): number {
  return findings.filter(({ severity }) => severity === 'warn').length;
}
