// The frame of the two onboarding steps: one task beside a picture of what becomes of it.

import type { ReactNode } from 'react';
import { cn } from '#web/ui/cn.ts';
import { Wordmark } from '#web/ui/content/brand.tsx';
import { messages } from './messages/en.ts';

export type OnboardingFrameProps = {
  step: 1 | 2;
  title: string;
  intro: string;
  children: ReactNode;
  /** The picture; it comes after the task on small screens. */
  picture: ReactNode;
};

export function OnboardingFrame({ step, title, intro, children, picture }: OnboardingFrameProps) {
  return (
    <div className="relative flex min-h-dvh flex-col overflow-x-clip bg-canvas">
      <div
        aria-hidden="true"
        className="absolute inset-x-0 top-0 h-[70dvh] bg-[radial-gradient(52%_60%_at_76%_0%,color-mix(in_oklab,var(--accent)_15%,transparent),transparent)]"
      />
      <header className="relative flex items-center justify-between px-5 py-6 sm:px-8">
        <Wordmark className="h-8" />
        <div className="flex items-center gap-3">
          <span className="text-muted text-xs tabular-nums">{messages.stepOf2(step)}</span>
          <span aria-hidden="true" className="flex gap-1.5">
            {[1, 2].map((number) => (
              <span
                key={number}
                className={cn(
                  'h-1 w-8 rounded-full',
                  number <= step ? 'bg-accent-control' : 'bg-active',
                )}
              />
            ))}
          </span>
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="relative mx-auto grid w-full max-w-5xl flex-1 content-center items-center gap-x-20 gap-y-12 px-5 pt-6 pb-16 outline-none sm:px-8 lg:grid-cols-[minmax(0,1fr)_auto]"
      >
        <div className="min-w-0 animate-rise-in max-lg:mx-auto max-lg:w-full max-lg:max-w-xl">
          <h1 className="font-display font-semibold text-display text-fg">{title}</h1>
          <p className="mt-3 max-w-md text-base text-muted">{intro}</p>
          {children}
        </div>
        <div className="mx-auto min-w-0">{picture}</div>
      </main>
    </div>
  );
}
