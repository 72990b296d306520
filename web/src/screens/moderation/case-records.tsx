// The records of a case: reports, appeals, decisions.

import type { CaseDetail } from '@vys/contract/pages/moderation';
import { decisionLabels, reasonLabels } from '#web/features/moderation/messages/en.ts';
import { formatAge } from '#web/lib/format/formats.ts';
import { interfaceLocale } from '#web/lib/language/interface-language.ts';
import { Badge } from '#web/ui/content/badge.tsx';
import { messages } from './messages/en.ts';

function Age({ at }: { at: string }) {
  return (
    <time
      dateTime={at}
      title={new Date(at).toLocaleString(interfaceLocale)}
      className="shrink-0 text-subtle text-xs"
    >
      {formatAge(at)}
    </time>
  );
}

const messageStyle = 'text-fg text-sm whitespace-pre-line [overflow-wrap:anywhere]';

type ReportListProps = { reports: CaseDetail['reports']; total: number };

export function ReportList({ reports, total }: ReportListProps) {
  return (
    <>
      <ol aria-label={messages.reports} className="divide-y divide-line">
        {reports.map((report) => (
          <li key={report.id} className="flex flex-col gap-1 py-2.5">
            <span className="flex items-center justify-between gap-3">
              <Badge>{reasonLabels[report.reason]}</Badge>
              <Age at={report.created_at} />
            </span>
            {report.message && <p className={messageStyle}>{report.message}</p>}
            {report.email && (
              <p className="text-muted text-xs [overflow-wrap:anywhere]">
                {messages.from(report.email)}
              </p>
            )}
          </li>
        ))}
      </ol>
      {total > reports.length && (
        <p className="text-muted text-sm">{messages.showingFirst(reports.length, total)}</p>
      )}
    </>
  );
}

export function AppealList({ appeals }: { appeals: CaseDetail['appeals'] }) {
  return (
    <ol aria-label={messages.appeals} className="divide-y divide-line">
      {appeals.map((appeal) => (
        <li key={appeal.id} className="flex items-start justify-between gap-3 py-2.5">
          <p className={messageStyle}>{appeal.message}</p>
          <Age at={appeal.created_at} />
        </li>
      ))}
    </ol>
  );
}

export function LogList({ log }: { log: CaseDetail['log'] }) {
  if (log.length === 0) return <p className="text-muted text-sm">{messages.noDecisionsYet}</p>;
  return (
    <ol aria-label={messages.decisions} className="divide-y divide-line">
      {log.map((entry) => (
        <li key={entry.id} className="flex items-start justify-between gap-3 py-2.5">
          <div className="min-w-0">
            <p className="font-medium text-fg text-sm">{decisionLabels[entry.decision]}</p>
            {entry.reason && <p className={messageStyle}>{entry.reason}</p>}
            <p className="text-muted text-xs [overflow-wrap:anywhere]">{entry.operator_email}</p>
          </div>
          <Age at={entry.created_at} />
        </li>
      ))}
    </ol>
  );
}
