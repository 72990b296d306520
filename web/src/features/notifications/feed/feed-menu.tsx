// The menu of the feed.
import { Ellipsis } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { DeferredWindow, lazyPart } from '#web/lib/browser/lazy-part.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { DeferredTrigger } from '#web/ui/overlays/attached/deferred-trigger.tsx';
import type { FeedMenuListProps } from './feed-menu-list.tsx';
import { messages } from './messages/en.ts';

const FeedMenuList = lazyPart(async () => (await import('./feed-menu-list.tsx')).FeedMenuList);

export function FeedMenu(list: FeedMenuListProps) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLElement>(null);
  const menu = { trigger, open, onOpenChange: setOpen };
  return (
    <>
      <DeferredTrigger {...menu} id={useId()} popup="menu">
        <IconButton label={messages.feedMenu} size="sm" tooltip={false}>
          <Ellipsis aria-hidden="true" />
        </IconButton>
      </DeferredTrigger>
      <DeferredWindow open={open}>
        <FeedMenuList {...menu} {...list} />
      </DeferredWindow>
    </>
  );
}
