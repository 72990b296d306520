// The edge of a phone around what it shows, cut off at its lower end: a page goes on below.
import type { ReactNode } from 'react';
import { cn } from '../cn.ts';

export function PhoneFrame({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={cn(
        'overflow-hidden rounded-t-[1.4rem] border border-line-strong border-b-0 bg-black px-1 pt-1',
        className,
      )}
    >
      <div className="relative size-full overflow-hidden rounded-t-[1.15rem] bg-canvas">
        {children}
      </div>
    </div>
  );
}
