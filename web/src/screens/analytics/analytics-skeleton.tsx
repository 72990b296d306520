// Keeps the places of the figures and charts while they load.
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { messages } from './messages/en.ts';

export function AnalyticsSkeleton() {
  return (
    <div role="status" aria-label={messages.loading} className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 xl:gap-4">
        {['views', 'clicks', 'visitors', 'engagement'].map((name) => (
          <Skeleton key={name} className="h-37 rounded-md" />
        ))}
      </div>
      <Skeleton className="h-6 w-72 max-w-full" />
      <Skeleton className="h-100 rounded-md" />
      <div className="grid gap-4 lg:grid-cols-2">
        <Skeleton className="h-140 rounded-md" />
        <Skeleton className="h-140 rounded-md" />
      </div>
    </div>
  );
}
