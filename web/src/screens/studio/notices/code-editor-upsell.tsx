// Shown instead of the code editor on tiers without it (STUDIO-11, STUDIO-12).

import { Lock } from 'lucide-react';
import { cn } from '#web/ui/cn.ts';
import { messages } from './messages.ts';

/** `isNarrow` beside the preview, where it should not take its space. */
export function CodeEditorUpsell({ isNarrow }: { isNarrow: boolean }) {
  return (
    <section
      aria-label={messages.code}
      className={cn(
        'flex flex-1 items-center justify-center gap-4 bg-surface px-5 py-4 max-lg:flex-col max-lg:text-center',
        isNarrow
          ? '@3xl:flex-col @3xl:text-center lg:justify-start @3xl:justify-center'
          : 'flex-col text-center',
      )}
    >
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-items-center rounded-md border border-line-strong bg-raised text-muted"
      >
        <Lock className="size-4.5" />
      </span>
      <div className="min-w-0 max-w-sm">
        <h2 className="font-semibold text-fg text-sm">{messages.codeViewLocked}</h2>
        <p className="mt-1 text-muted text-xs">{messages.codeViewLockedHint}</p>
      </div>
    </section>
  );
}
