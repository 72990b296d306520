// One subject of the settings: what it is about on the left, its controls beside it or, when narrow, below.

import type { HelpArticleId } from '@vys/contract/help/articles';
import { type ReactNode, useId } from 'react';
import { HelpLink } from '#web/lib/help/help-link.tsx';
import { useAnchor } from '#web/lib/navigation/use-anchor.ts';
import { cn } from '#web/ui/cn.ts';
import { Card } from '#web/ui/content/card.tsx';

export type SettingsCardProps = {
  title: string;
  description?: ReactNode;
  /** The article that explains it. */
  help?: HelpArticleId;
  children: ReactNode;
  /** Buttons at the foot. */
  footer?: ReactNode;
  tone?: 'plain' | 'danger';
  /** What links to this card name after their `#`. */
  anchor?: string;
};

export function SettingsCard(props: SettingsCardProps) {
  const { title, description, help, children, footer, tone = 'plain', anchor } = props;
  const id = useId();
  const card = useAnchor<HTMLElement>(anchor);
  return (
    <Card
      ref={card}
      id={anchor}
      {...(anchor && { tabIndex: -1 })}
      aria-labelledby={id}
      className={cn('scroll-mt-20 lg:scroll-mt-6', tone === 'danger' && 'border-danger-line')}
    >
      <div className="grid gap-x-8 gap-y-4 px-5 py-5 md:grid-cols-[minmax(0,13rem)_minmax(0,1fr)]">
        <header>
          <div className="flex items-center gap-1.5">
            <h2 id={id} className="font-semibold text-fg text-sm">
              {title}
            </h2>
            {help && <HelpLink article={help} about={title} />}
          </div>
          {description && <div className="mt-0.5 text-muted text-sm">{description}</div>}
        </header>
        <div className="min-w-0">{children}</div>
      </div>
      {footer && (
        <footer className="flex flex-wrap items-center justify-end gap-2 border-line border-t px-5 py-3 max-sm:*:grow">
          {footer}
        </footer>
      )}
    </Card>
  );
}
