// What visitors see of the page compared with what is here, with the way to the live page.

import type { Page } from '@vys/contract/pages/pages';
import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { DeferredWindow, lazyPart } from '#web/lib/browser/lazy-part.tsx';
import { useUser } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { DeferredTrigger } from '#web/ui/overlays/attached/deferred-trigger.tsx';
import { messages } from './messages/en.ts';

const PageStatusPanel = lazyPart(
  async () => (await import('./page-status-panel.tsx')).PageStatusPanel,
);

export type PageStatusProps = {
  page: Page | null;
  unsaved: boolean;
  /** Opens the publish report. */
  onCheck: () => void;
};

function getStatus(
  { page, unsaved }: Omit<PageStatusProps, 'onCheck'>,
  isEveryPageOff: boolean,
): { text: string; dot: string } {
  if (unsaved) return { text: messages.unsavedChanges, dot: 'bg-warning-text' };
  if (!page) return { text: messages.nothingSavedYet, dot: 'bg-control' };
  if (page.status !== 'published') return { text: messages.draft, dot: 'bg-control' };
  if (page.suspended) return { text: messages.suspended, dot: 'bg-danger-text' };
  if (!page.is_active || isEveryPageOff)
    return { text: messages.switchedOff, dot: 'bg-danger-text' };
  if (page.has_unpublished_changes)
    return { text: messages.unpublishedChanges, dot: 'bg-info-text' };
  return { text: messages.published, dot: 'bg-success-text' };
}

export function PageStatus({ page, unsaved, onCheck }: PageStatusProps) {
  const isEveryPageOff = useUser()?.pages_active === false;
  const { text, dot } = getStatus({ page, unsaved }, isEveryPageOff);
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLElement>(null);
  const id = useId();
  const panel = { trigger, open, onOpenChange: setOpen };
  const label = (
    <>
      <span aria-hidden="true" className={cn('size-2 shrink-0 rounded-full', dot)} />
      <span className="truncate">{text}</span>
    </>
  );
  if (!page) {
    return (
      <span
        role="status"
        className="flex min-h-6 min-w-0 max-w-full items-center gap-2 px-1.5 font-medium text-muted text-xs sm:px-2"
      >
        {label}
      </span>
    );
  }
  return (
    <>
      <DeferredTrigger {...panel} id={id} popup="dialog">
        <Button
          variant="ghost"
          size="sm"
          className="min-w-0 max-w-full shrink max-sm:px-1.5 max-sm:pointer-coarse:min-h-8"
          aria-label={messages.status(text)}
        >
          {label}
          <ChevronDown aria-hidden="true" />
        </Button>
      </DeferredTrigger>
      <DeferredWindow open={open}>
        <PageStatusPanel {...panel} page={page} unsaved={unsaved} onCheck={onCheck} />
      </DeferredWindow>
    </>
  );
}
