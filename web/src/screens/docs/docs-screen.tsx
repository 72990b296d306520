// The public API documentation, rendered from our own OpenAPI document (ROUTE-18).
import { TriangleAlert } from 'lucide-react';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx';
import { DocsFrame } from './docs-frame.tsx';
import { messages } from './messages/en.ts';
import { Reference } from './reference/reference.tsx';
import { useApiDocument } from './use-api-document.ts';

export function DocsScreen() {
  const { document, hasFailed, retry } = useApiDocument();
  return (
    <DocsFrame>
      {document ? (
        <Reference document={document} />
      ) : (
        <main id="main" tabIndex={-1} className="mx-auto max-w-3xl px-4 py-10 outline-none sm:px-8">
          {hasFailed ? (
            <EmptyState
              icon={<TriangleAlert />}
              title={messages.failedTitle}
              description={messages.failedHint}
              actions={<Button onClick={retry}>{messages.retry}</Button>}
            />
          ) : (
            <LoadingReference />
          )}
        </main>
      )}
    </DocsFrame>
  );
}

function LoadingReference() {
  return (
    <div role="status" aria-label={messages.loading} className="flex flex-col gap-6">
      <Skeleton className="h-10 w-64" />
      <SkeletonText lines={4} />
    </div>
  );
}
