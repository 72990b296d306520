// Shown instead of the code editor on tiers without it (STUDIO-11, STUDIO-12).

import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import { HelpLink } from '#web/lib/help/help-link.tsx';
import { useUpgradePath } from '#web/lib/navigation/use-upgrade-path.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { messages } from './messages/en.ts';

/** `isSlim`: one line below the preview on wide screens, where it should not take its space. */
export function CodeEditorUpsell({ isSlim }: { isSlim: boolean }) {
  const upgradePath = useUpgradePath('code_editor');
  return (
    <section
      aria-label={messages.code}
      className={cn(
        'flex flex-1 flex-col items-center justify-center gap-4 bg-surface px-5 py-4 text-center',
        isSlim && 'lg:flex-row lg:gap-3 lg:px-3.5 lg:py-2 lg:text-left',
      )}
    >
      <span
        aria-hidden="true"
        className={cn(
          'grid size-10 shrink-0 place-items-center rounded-md border border-line-strong bg-raised text-muted',
          isSlim && 'lg:size-6 lg:border-0 lg:bg-transparent',
        )}
      >
        <Lock className={cn('size-4.5', isSlim && 'lg:size-3.5')} />
      </span>
      <div className={cn('min-w-0 max-w-sm', isSlim && 'lg:max-w-none lg:flex-1')}>
        <h2 className={cn('font-semibold text-fg text-sm', isSlim && 'lg:text-xs')}>
          {messages.codeViewLocked}
        </h2>
        <p className={cn('mt-1 text-muted text-xs', isSlim && 'lg:mt-0')}>
          {messages.codeViewLockedHint} <HelpLink article="scripts" about={messages.code} />
        </p>
      </div>
      <Button asChild variant="secondary" size="sm">
        <Link to={upgradePath}>{messages.upgrade}</Link>
      </Button>
    </section>
  );
}
