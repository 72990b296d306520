// The moderation queue for operators: cases on the left, the chosen one beside it; one at a time when
// narrow.

import { ShieldAlert } from 'lucide-react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { paths } from '#web/lib/navigation/paths.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { cn } from '#web/ui/cn.ts';
import { Card } from '#web/ui/content/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { CaseQueue } from './case-queue.tsx';
import { CaseView } from './case-view.tsx';
import { readFilter, writeFilter } from './filter.ts';
import { messages } from './messages.ts';

export function ModerationScreen() {
  const user = useUser();
  const { caseId } = useParams();
  const [search, setSearch] = useSearchParams();
  if (user && !user.is_operator) return <Navigate to={paths.dashboard} replace />;
  return (
    <div className="mx-auto flex max-w-7xl flex-col gap-5 px-4 py-7 sm:px-8 sm:py-10">
      <header className={cn(caseId && 'max-lg:hidden')}>
        <h1 className="font-display font-semibold text-display text-fg">{messages.moderation}</h1>
        <p className="mt-1 text-muted text-sm">{messages.intro}</p>
      </header>
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
    </div>
  );
}
