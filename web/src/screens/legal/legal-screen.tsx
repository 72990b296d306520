// Terms and privacy of a self-hosted installation: short, and only what this software really does.

import type { ReactNode } from 'react';
import { paths } from '#web/lib/navigation/paths.ts';
import { Wordmark } from '#web/ui/content/brand.tsx';
import { legalTexts, messages } from './messages/en.ts';

export function LegalScreen({ kind }: { kind: 'terms' | 'privacy' }) {
  const { title, intro, sections } = legalTexts[kind];
  const otherKind = kind === 'terms' ? 'privacy' : 'terms';
  return (
    <div className="min-h-dvh bg-canvas px-5 py-6 sm:px-8">
      <header>
        <a href={paths.dashboard} className="inline-flex rounded-sm" aria-label={messages.vys}>
          <Wordmark className="h-8" />
        </a>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto max-w-2xl py-14 outline-none">
        <h1 className="font-display font-semibold text-display text-fg">{title}</h1>
        <p className="mt-4 text-base text-muted">{intro}</p>
        {sections.map((section) => (
          <Section key={section.heading} heading={section.heading}>
            {section.text}
          </Section>
        ))}
        <p className="mt-12 border-line border-t pt-6 text-muted text-sm">
          {messages.readOn}
          <a
            href={paths[otherKind]}
            className="font-medium text-accent-text underline underline-offset-4"
          >
            {legalTexts[otherKind].title}
          </a>
        </p>
      </main>
    </div>
  );
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="mt-9">
      <h2 className="font-semibold text-base text-fg">{heading}</h2>
      <p className="mt-2 text-base text-muted">{children}</p>
    </section>
  );
}
