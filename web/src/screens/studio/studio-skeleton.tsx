// The studio before it is known whether there is a page; everything already stands in its place.

import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx';
import { messages } from './messages/en.ts';
import { StudioLayout } from './studio-layout.tsx';

export function StudioSkeleton({ classic }: { classic: boolean }) {
  return (
    <StudioLayout
      classic={classic}
      pane="edit"
      header={
        <div className="flex h-14 shrink-0 items-center justify-between gap-3 border-line border-b bg-surface px-4">
          <span className="sr-only" role="status">
            {messages.loadingYourPage}
          </span>
          <Skeleton className="h-5 w-36" />
          <Skeleton className="hidden h-8 w-52 lg:block" />
          <Skeleton className="h-8 w-40" />
        </div>
      }
      edit={
        <div className="flex flex-1 flex-col justify-between p-4">
          <SkeletonText lines={3} />
          <Skeleton className="h-24 rounded-lg" />
        </div>
      }
      work={<div className="flex-1 bg-canvas" />}
    />
  );
}
