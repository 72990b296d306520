// The moderation queue for operators: cases on the left, the chosen one beside it; one at a time when
// narrow.

import { ShieldAlert } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router';
import { AdminFrame } from '#web/features/admin/admin-frame.tsx';
import { cn } from '#web/ui/cn.ts';
import { Card } from '#web/ui/content/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { CaseQueue } from './case-queue.tsx';
import { CaseView } from './case-view.tsx';
import { readFilter, writeFilter } from './filter.ts';
import { messages } from './messages/en.ts';

export function ModerationScreen() {
  const { caseId } = useParams();
  const [search, setSearch] = useSearchParams();
  return (
    <AdminFrame
      title={messages.moderation}
      intro={messages.intro}
      headClassName={caseId && 'max-lg:hidden'}
    >
      <div className="grid items-start gap-5 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <CaseQueue
          chosen={caseId}
          filter={readFilter(search)}
          onFilter={(filter) => setSearch(writeFilter(filter), { replace: true })}
          className={cn(caseId && 'max-lg:hidden')}
        />
        {caseId ? (
          <CaseView key={caseId} id={caseId} />
        ) : (
          <Card className="max-lg:hidden">
            <EmptyState
              icon={<ShieldAlert />}
              title={messages.selectCase}
              description={messages.selectCaseHint}
            />
          </Card>
        )}
      </div>
    </AdminFrame>
  );
}
