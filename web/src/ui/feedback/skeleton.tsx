// Holds the place of content that is still loading. Give it the size of what will come.
import { cn } from '../cn.ts';

export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={cn(
        'h-4 animate-shimmer rounded-sm bg-[length:220%_100%] bg-[linear-gradient(100deg,var(--hover)_40%,var(--active)_50%,var(--hover)_60%)]',
        className,
      )}
    />
  );
}

/** Several lines of text to come; the last one is shorter. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <div className={cn('flex flex-col gap-2.5', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton
          key={line}
          className={cn('h-3.5', line === lines - 1 && lines > 1 ? 'w-3/5' : 'w-full')}
        />
      ))}
    </div>
  );
}
