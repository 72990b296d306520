// How many views counted, how many were left out and why, and the rules of counting.

import type { Report } from '@vys/contract/analytics/report';
import { HelpLink } from '#web/lib/help/help-link.tsx';
import { messages } from '../messages/en.ts';

export function CountedNote({ report }: { report: Report }) {
  const excluded = report.excluded.filter(({ count }) => count > 0);
  const sum = excluded.reduce((total, { count }) => total + count, 0);
  const reasons = excluded
    .toSorted((a, b) => b.count - a.count)
    .map(({ reason, count }) => messages.exclusions[reason](count));
  return (
    <details className="group text-muted text-sm">
      <summary className="inline-flex min-h-6 cursor-pointer flex-wrap items-baseline gap-x-2 rounded-sm">
        <span>
          {sum > 0
            ? messages.countedWithout(report.totals.views, sum, reasons.join(', '))
            : messages.countedAll(report.totals.views)}
        </span>
        <span className="link">{messages.howWeCount}</span>
      </summary>
      <ul className="mt-2 flex max-w-2xl list-disc flex-col gap-1 pl-5">
        {messages.countingRules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <HelpLink article="counting" className="mt-2 inline-block">
        {messages.moreOnCounting}
      </HelpLink>
    </details>
  );
}
