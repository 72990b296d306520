// What visitors see of the page compared with what is here, with the way to the live page.

import type { Page } from '@vys/contract/pages/pages';
import { ChevronDown, ExternalLink, ListChecks } from 'lucide-react';
import { useSetPageActive } from '#web/features/pages/publishing/publish-page.ts';
import { getPagesHost, useClientConfig } from '#web/lib/api/client-config.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { CopyButton } from '#web/ui/actions/copy-button.tsx';
import { cn } from '#web/ui/cn.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { Switch } from '#web/ui/fields/switch.tsx';
import {
  Popover,
  PopoverClose,
  PopoverContent,
  PopoverTrigger,
} from '#web/ui/overlays/popover.tsx';
import { messages } from './messages/en.ts';

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
    <Popover>
      <PopoverTrigger asChild>
        <Button
          variant="ghost"
          size="sm"
          className="min-w-0 max-w-full shrink max-sm:px-1.5 max-sm:pointer-coarse:min-h-8"
          aria-label={messages.status(text)}
        >
          {label}
          <ChevronDown aria-hidden="true" />
        </Button>
      </PopoverTrigger>
      <PopoverContent align="start">
        <div className="flex flex-col gap-3.5 text-sm">
          {page.status === 'published' ? (
            <LivePage page={page} unsaved={unsaved} />
          ) : (
            <p className="text-muted">{messages.notPublishedYet}</p>
          )}
          <PopoverClose asChild>
            <Button variant="secondary" size="sm" onClick={onCheck}>
              <ListChecks aria-hidden="true" />
              {messages.checkPage}
            </Button>
          </PopoverClose>
        </div>
      </PopoverContent>
    </Popover>
  );
}

/** What visitors see of it. */
function describeLivePage(page: Page, isBehind: boolean, isEveryPageOff: boolean): string {
  if (page.suspended) return messages.suspendedHint;
  if (isEveryPageOff) return messages.allPagesOffHint;
  if (!page.is_active) return messages.switchedOffHint;
  return isBehind ? messages.unpublishedChangesHint : messages.publishedHint;
}

function LivePage({ page, unsaved }: { page: Page; unsaved: boolean }) {
  const config = useClientConfig();
  const setActive = useSetPageActive();
  const url = `${config?.pages_origin ?? ''}/${page.slug}`;
  const isEveryPageOff = useUser()?.pages_active === false;
  const isBehind = unsaved || page.has_unpublished_changes;

  function toggle(active: boolean) {
    setActive.mutate(
      { id: page.id, active },
      {
        onSuccess: () => toast.success(active ? messages.pageActivated : messages.pageDeactivated),
      },
    );
  }

  return (
    <>
      <p className="text-muted">{describeLivePage(page, isBehind, isEveryPageOff)}</p>
      <a
        href={url}
        target="_blank"
        rel="noopener"
        className="link flex items-center gap-1.5 font-medium"
      >
        <span className="truncate">{`${getPagesHost(config)}/${page.slug}`}</span>
        <ExternalLink aria-hidden="true" className="size-3.5 shrink-0" />
      </a>
      <CopyButton
        text={url}
        label={messages.copyLink}
        size="sm"
        onError={() => toast.error(messages.copyFailed)}
      />
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is the control */}
      <label className="flex items-center justify-between gap-3 border-line border-t pt-3.5">
        {messages.visibleToVisitors}
        <Switch checked={page.is_active} disabled={setActive.isPending} onCheckedChange={toggle} />
      </label>
    </>
  );
}
