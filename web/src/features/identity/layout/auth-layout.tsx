// The frame of the sign-in and sign-up screens: a quiet column for the form, optionally the panel beside it.

import type { ReactNode } from 'react';
import { useLegalUrls } from '#web/lib/navigation/legal-urls.ts';
import { cn } from '#web/ui/cn.ts';
import { Wordmark } from '#web/ui/content/brand.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { MarketingPanel } from './marketing-panel.tsx';
import { messages } from './messages/en.ts';

export type AuthLayoutProps = {
  title: string;
  intro: ReactNode;
  children: ReactNode;
  /** The marketing panel: beside the form, on small screens under it or not at all. */
  panel?: 'always' | 'wide' | 'none';
};

export const textLink =
  'font-medium text-accent-text underline decoration-transparent underline-offset-4 transition-colors hover:decoration-current';

export function AuthLayout({ title, intro, children, panel = 'none' }: AuthLayoutProps) {
  return (
    <div
      className={cn(
        'grid min-h-dvh bg-canvas',
        panel !== 'none' && 'lg:grid-cols-[minmax(27rem,5fr)_minmax(0,7fr)]',
      )}
    >
      <div className="flex min-h-dvh min-w-0 flex-col px-5 py-6 sm:px-8">
        <header>
          <Wordmark className="h-8" />
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="flex flex-1 flex-col justify-center py-10 outline-none"
        >
          <div className="mx-auto w-full max-w-sm animate-rise-in">
            <h1 className="font-display font-semibold text-fg text-xl">{title}</h1>
            <p className="mt-1.5 mb-7 text-muted text-sm">{intro}</p>
            {children}
          </div>
        </main>
        <footer className="mx-auto flex flex-wrap items-center justify-center gap-x-5 gap-y-2 text-subtle text-xs">
          <LanguageChoice />
          <span className="flex flex-wrap justify-center gap-x-5 gap-y-2">
            <LegalLink kind="terms">{messages.termsOfService}</LegalLink>
            <LegalLink kind="privacy">{messages.privacyPolicy}</LegalLink>
          </span>
        </footer>
      </div>
      {panel !== 'none' && <MarketingPanel isWideOnly={panel === 'wide'} />}
    </div>
  );
}

/** Opens in a new tab, so that a half-filled form is not lost. */
export function LegalLink({ kind, children, className }: LegalLinkProps) {
  const urls = useLegalUrls();
  return (
    <a
      href={urls[kind]}
      target="_blank"
      rel="noreferrer"
      className={cn('inline-flex min-h-6 items-center transition-colors hover:text-fg', className)}
    >
      {children}
    </a>
  );
}

type LegalLinkProps = { kind: 'terms' | 'privacy'; children: ReactNode; className?: string };
