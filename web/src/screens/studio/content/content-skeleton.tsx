// The Content tab while its code or the page is read.
import { VisuallyHidden } from '#web/ui/content/visually-hidden.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { messages } from './messages/en.ts';

export function ContentSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-2 px-4 py-4">
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      <Skeleton className="h-4 w-20" />
      <Skeleton className="mb-4 h-17 rounded-md" />
      <Skeleton className="h-4 w-20" />
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-13 rounded-md" />
      ))}
    </div>
  );
}
