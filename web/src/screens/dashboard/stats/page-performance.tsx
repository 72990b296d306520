// The page on a phone with its state, its address and what can be done with it, and its figures of all time.

import type { Page } from '@vys/contract/pages/pages';
import { Check, Copy, ExternalLink, PenLine, Share2 } from 'lucide-react';
import { Link } from 'react-router';
import { PagePhone } from '#web/features/pages/preview/page-phone.tsx';
import {
  formatCompact,
  formatCount,
  formatPercent,
  toPercentage,
} from '#web/lib/format/formats.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { useShellActions } from '#web/lib/navigation/shell-actions.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { useCopy } from '#web/ui/actions/use-copy.ts';
import { Badge } from '#web/ui/content/badge.tsx';
import { Card } from '#web/ui/content/card.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { messages } from '../messages/en.ts';

/** From here on a count would not fit beside the others. */
const MOST_EXACT = 99_999;

type Props = { page: Page; address: string };

export function PagePerformance({ page, address }: Props) {
  const isLive = page.status === 'published' && !page.suspended && address !== '';
  return (
    <Card aria-label={messages.pagePerformance} className="flex flex-col">
      <div className="flex flex-1 gap-4 px-4 pt-4 md:flex-col">
        <PagePhone
          content={page.content}
          className="aspect-[9/15] w-28 shrink-0 self-end md:aspect-auto md:min-h-80 2xl:min-h-96 md:w-full md:flex-1"
        />
        <div className="flex min-w-0 flex-1 flex-col gap-3 pb-4 md:flex-none">
          <div className="min-w-0">
            <h2 className="truncate font-semibold text-fg text-sm">
              {page.title || messages.untitledPage}
            </h2>
            <p className="mt-0.5 text-muted text-sm">
              {isLive ? (
                <PublicLink address={address} />
              ) : page.suspended ? (
                messages.suspendedHint
              ) : (
                messages.notPublishedHint
              )}
            </p>
          </div>
          <PageState page={page} />
          <Actions address={isLive ? address : undefined} />
        </div>
      </div>
      <AllTime page={page} />
    </Card>
  );
}

function Actions({ address }: { address: string | undefined }) {
  const { onShare } = useShellActions();
  return (
    <div className="mt-auto flex flex-wrap gap-1.5">
      <Button asChild variant="secondary" className="flex-auto px-2 max-2xl:[&_svg]:hidden">
        <Link to={paths.studio}>
          <PenLine aria-hidden="true" />
          {messages.edit}
        </Link>
      </Button>
      {address !== undefined && (
        <span className="flex flex-auto gap-1.5">
          <Button
            variant="secondary"
            className="flex-1 px-2 max-2xl:[&_svg]:hidden"
            onClick={onShare}
          >
            <Share2 aria-hidden="true" />
            {messages.share}
          </Button>
          <CopyLink address={address} />
        </span>
      )}
    </div>
  );
}

function CopyLink({ address }: { address: string }) {
  const { copied, copy } = useCopy({ onError: () => toast.error(messages.copyFailed) });
  return (
    <IconButton
      variant="secondary"
      label={copied ? messages.copied : messages.copyLink}
      onClick={() => copy(address)}
    >
      {copied ? (
        <Check aria-hidden="true" className="text-success-text" />
      ) : (
        <Copy aria-hidden="true" />
      )}
    </IconButton>
  );
}

function PublicLink({ address }: { address: string }) {
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer"
      className="inline-flex max-w-full items-center gap-1.5 transition-colors hover:text-fg"
    >
      <span className="truncate">{address.replace(/^https?:\/\//, '')}</span>
      <ExternalLink aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="sr-only">{messages.opensInNewTab}</span>
    </a>
  );
}

function PageState({ page }: { page: Page }) {
  const isPublished = page.status === 'published';
  if (page.suspended) {
    return (
      <div>
        <Badge tone="danger">{messages.suspended}</Badge>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-1.5">
      <Badge tone={isPublished ? 'success' : 'neutral'}>
        {isPublished ? messages.published : messages.draft}
      </Badge>
      {isPublished && !page.is_active && <Badge tone="warning">{messages.switchedOff}</Badge>}
      {isPublished && page.has_unpublished_changes && (
        <Badge tone="info">{messages.unpublishedChanges}</Badge>
      )}
    </div>
  );
}

function AllTime({ page: { views, clicks } }: { page: Page }) {
  const count = (value: number) => (value > MOST_EXACT ? formatCompact(value) : formatCount(value));
  const figures = [
    [messages.views, count(views)],
    [messages.clicks, count(clicks)],
    [messages.clickRate, formatPercent(toPercentage(clicks, views))],
  ] as const;
  return (
    <div className="border-line border-t px-4 py-3.5">
      <h3 className="font-medium text-subtle text-xs">{messages.allTime}</h3>
      <dl className="mt-1.5 grid grid-cols-[1fr_1fr_auto] gap-x-3">
        {figures.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="truncate text-muted text-xs">{name}</dt>
            <dd className="font-semibold text-base text-fg tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
