// How the current page does, or why there is nothing to show of it.

import { FilePlus2, Sparkles } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#web/lib/navigation/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/content/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { messages } from '../messages/en.ts';
import { PagePerformance } from './page-performance.tsx';
import type { DashboardStats } from './use-dashboard-stats.ts';

type Props = {
  stats: DashboardStats;
  address: string;
  /** Offers to create the page, where nothing else on the screen does. */
  offersCreation?: boolean;
};

export function PerformanceCard({ stats, address, offersCreation = false }: Props) {
  const { page, pageFailed, retry } = stats;
  if (page) return <PagePerformance page={page} address={address} />;
  if (pageFailed) {
    return (
      <Card className="grid place-items-center">
        <EmptyState
          title={messages.pageLoadFailed}
          description={messages.pageLoadFailedHint}
          actions={
            <Button variant="secondary" onClick={retry}>
              {messages.tryAgain}
            </Button>
          }
        />
      </Card>
    );
  }
  if (page === null) {
    return (
      <Card className="grid place-items-center">
        <EmptyState
          icon={<FilePlus2 />}
          title={messages.noPageYet}
          description={messages.noPageHint}
          actions={
            offersCreation && (
              <Button asChild variant="secondary">
                <Link to={paths.studioNew}>
                  <Sparkles aria-hidden="true" />
                  {messages.createNewPage}
                </Link>
              </Button>
            )
          }
        />
      </Card>
    );
  }
  return (
    <Card aria-busy="true" className="flex gap-4 p-4 md:flex-col">
      <Skeleton className="h-44 w-28 md:h-auto md:min-h-80 2xl:min-h-96 md:w-full md:flex-1" />
      <div className="flex flex-1 flex-col gap-3 md:flex-none">
        <Skeleton className="h-5 w-32 max-w-full" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-9 w-full" />
        <Skeleton className="h-12 w-full" />
      </div>
    </Card>
  );
}
