// The page as a phone shows it. Its picture is drawn once the browser is idle: drawing loads the compiler.
import type { PageContent } from '@vys/contract/pages/page-content';
import { lazy, Suspense } from 'react';
import { useWhenIdle } from '#web/lib/browser/use-when-idle.ts';
import { PhoneFrame } from '#web/ui/content/phone-frame.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

const PageThumbnail = lazy(async () => ({
  default: (await import('./page-thumbnail.tsx')).PageThumbnail,
}));

export function PagePhone({ content, className }: { content: PageContent; className?: string }) {
  const isIdle = useWhenIdle();
  const waiting = <Skeleton className="size-full rounded-none" />;
  return (
    <PhoneFrame {...(className ? { className } : {})}>
      {isIdle ? (
        <Suspense fallback={waiting}>
          <PageThumbnail content={content} device="mobile" className="size-full" />
        </Suspense>
      ) : (
        waiting
      )}
    </PhoneFrame>
  );
}
