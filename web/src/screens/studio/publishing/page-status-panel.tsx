// What visitors see of the page, the way to it, and the switch. Loaded once the studio is there.

import type { Page } from '@vys/contract/pages/pages';
import { ExternalLink, ListChecks } from 'lucide-react';
import { useSetPageActive } from '#web/features/pages/publishing/publish-page.ts';
import { getPagesHost, useClientConfig } from '#web/lib/api/client-config.ts';
import { HelpLink } from '#web/lib/help/help-link.tsx';
import { useUser } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { CopyButton } from '#web/ui/actions/copy-button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Switch } from '#web/ui/fields/switch.tsx';
import type { Attached } from '#web/ui/overlays/attached/deferred-trigger.tsx';
import { AttachedPopover, PopoverClose } from '#web/ui/overlays/popover.tsx';
import { messages } from './messages/en.ts';

type Props = Attached & { page: Page; unsaved: boolean; onCheck: () => void };

export function PageStatusPanel({ page, unsaved, onCheck, ...panel }: Props) {
  return (
    <AttachedPopover {...panel} align="start">
      <div className="flex flex-col gap-3.5 text-sm">
        {page.status === 'published' ? (
          <LivePage page={page} unsaved={unsaved} />
        ) : (
          <p className="text-muted">{messages.notPublishedYet}</p>
        )}
        <div className="flex items-center gap-2">
          <PopoverClose asChild>
            <Button variant="secondary" size="sm" className="flex-1" onClick={onCheck}>
              <ListChecks aria-hidden="true" />
              {messages.checkPage}
            </Button>
          </PopoverClose>
          <HelpLink article="publish" about={messages.publishing} />
        </div>
      </div>
    </AttachedPopover>
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
      {!page.suspended && (
        // biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is the control
        <label className="flex items-center justify-between gap-3 border-line border-t pt-3.5">
          {messages.visibleToVisitors}
          <Switch
            checked={page.is_active}
            disabled={setActive.isPending}
            onCheckedChange={toggle}
          />
        </label>
      )}
    </>
  );
}
