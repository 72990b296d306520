// One case: what was reported about which page of whom, where the page leads, and what was decided.

import type { CaseDetail } from '@vys/contract/pages/moderation';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useCase } from '#web/features/moderation/cases.ts';
import { OutboundLinkList } from '#web/features/moderation/outbound-link-list.tsx';
import { isApiError } from '#web/lib/api/api-error.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/content/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { CaseHead } from './case-head.tsx';
import { AppealList, LogList, ReportList } from './case-records.tsx';
import { messages } from './messages/en.ts';

export function CaseView({ id }: { id: string }) {
  const { data, error, refetch } = useCase(id);
  return (
    <section aria-label={messages.case} className="flex min-w-0 flex-col gap-3">
      <BackToQueue />
      {!data && error && (
        <Card role="alert">
          {isApiError(error) && error.status < 500 && error.hasResponse ? (
            <EmptyState title={messages.caseNotFound} description={error.message} />
          ) : (
            <EmptyState
              title={messages.caseLoadFailed}
              description={messages.caseLoadFailedHint}
              actions={
                <Button variant="secondary" onClick={() => void refetch()}>
                  {messages.tryAgain}
                </Button>
              }
            />
          )}
        </Card>
      )}
      {!data && !error && (
        <Card aria-busy="true" className="flex flex-col gap-5 p-5">
          <Skeleton className="h-8 w-1/2" />
          <Skeleton className="h-16" />
          <Skeleton className="h-40" />
        </Card>
      )}
      {data && <CaseCard moderationCase={data} />}
    </section>
  );
}

function BackToQueue() {
  const { search } = useLocation();
  return (
    <Button asChild variant="ghost" size="sm" className="self-start lg:hidden">
      <Link to={{ pathname: paths.moderation, search }}>
        <ArrowLeft aria-hidden="true" />
        {messages.allCases}
      </Link>
    </Button>
  );
}

function CaseCard({ moderationCase }: { moderationCase: CaseDetail }) {
  const { links, embeds, loads, forms, reports, appeals, log } = moderationCase;
  return (
    <Card className="divide-y divide-line">
      <CaseHead moderationCase={moderationCase} />
      {appeals.length > 0 && (
        <Part title={messages.ownerAppeals}>
          <AppealList appeals={appeals} />
        </Part>
      )}
      <Part title={messages.reports} count={moderationCase.report_count}>
        <ReportList reports={reports} total={moderationCase.report_count} />
      </Part>
      <Part title={messages.links} count={links.length + embeds.length}>
        {links.length + embeds.length > 0 ? (
          <OutboundLinkList label={messages.linkDestinations} links={[...links, ...embeds]} />
        ) : (
          <p className="text-muted text-sm">{messages.noLinks}</p>
        )}
        {forms.length > 0 && (
          <p className="mt-2 text-muted text-sm">{messages.deliveredForms(forms.join(', '))}</p>
        )}
      </Part>
      {moderationCase.runs_code && (
        <Part title={messages.contactedSites} count={loads.length}>
          {loads.length > 0 ? (
            <OutboundLinkList label={messages.sites} links={loads} />
          ) : (
            <p className="text-muted text-sm">{messages.onlyThisSite}</p>
          )}
        </Part>
      )}
      <Part title={messages.decisions} count={log.length}>
        <LogList log={log} />
      </Part>
    </Card>
  );
}

function Part({ title, count, children }: { title: string; count?: number; children: ReactNode }) {
  return (
    <section aria-label={title} className="px-5 py-4.5">
      <h3 className="mb-1.5 flex items-baseline gap-2 font-semibold text-fg text-sm">
        {title}
        {count !== undefined && (
          <span className="font-normal text-subtle tabular-nums">{count}</span>
        )}
      </h3>
      {children}
    </section>
  );
}
