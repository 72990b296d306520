// The items of the feed by category, with what stands there while they load, fail or are none.
import {
  type FeedCategory,
  feedCategoryNames,
  findFeedCategory,
} from '@vys/contract/notifications/notifications';
import { Bell } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/lib/navigation/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { useFeed } from './feed-queries.ts';
import { categoryNames, messages } from './messages/en.ts';
import { NotificationList } from './notification-list.tsx';

type Props = {
  feed: ReturnType<typeof useFeed>;
  onRead: (id: string) => void;
  /** Shows the first ones only, until it is expanded (FEED-4, FEED-5). */
  shownAtFirst?: number;
  onGo?: () => void;
};

export function FeedBody({ feed, onRead, shownAtFirst, onGo }: Props) {
  const [category, setCategory] = useState<FeedCategory | 'all'>('all');
  const [isExpanded, setExpanded] = useState(shownAtFirst === undefined);
  const { items } = feed;
  if (items === undefined) {
    return feed.isError ? (
      <EmptyState
        className="py-8"
        title={messages.loadFailed}
        actions={
          <Button variant="secondary" onClick={() => void feed.refetch()}>
            {messages.tryAgain}
          </Button>
        }
      />
    ) : (
      <p role="status" className="px-5 py-8 text-center text-muted text-sm">
        {messages.loading}
      </p>
    );
  }
  if (items.length === 0) {
    return (
      <EmptyState
        className="py-8"
        icon={<Bell />}
        title={messages.noneYet}
        description={messages.noneYetHint}
        actions={
          <Button asChild variant="secondary" size="sm">
            <Link to={paths.studio} onClick={onGo}>
              {messages.openStudio}
            </Link>
          </Button>
        }
      />
    );
  }
  const present = feedCategoryNames.filter((name) =>
    items.some(({ type }) => findFeedCategory(type) === name),
  );
  const matching = items.filter(
    ({ type }) => category === 'all' || findFeedCategory(type) === category,
  );
  const shown = isExpanded ? matching : matching.slice(0, shownAtFirst);
  const isCut = shownAtFirst !== undefined && matching.length > shownAtFirst;
  return (
    <>
      <CategoryChips present={present} value={category} onChange={setCategory} />
      <div
        className={cn(
          'min-h-0 px-3',
          isExpanded && shownAtFirst !== undefined && 'max-h-[28rem] overflow-y-auto',
        )}
      >
        {matching.length === 0 ? (
          <p className="px-2 py-8 text-center text-muted text-sm">{messages.noneInCategory}</p>
        ) : (
          <NotificationList items={shown} onRead={onRead} {...(onGo ? { onGo } : {})} />
        )}
        {isExpanded && feed.hasNextPage && <OlderItems feed={feed} />}
      </div>
      {isCut && (
        <div className="px-5 pb-1">
          <Button variant="ghost" size="sm" onClick={() => setExpanded((now) => !now)}>
            {isExpanded ? messages.showLess : messages.showAll(matching.length)}
          </Button>
        </div>
      )}
    </>
  );
}

type ChipsProps = {
  present: readonly FeedCategory[];
  value: FeedCategory | 'all';
  onChange: (category: FeedCategory | 'all') => void;
};

function CategoryChips({ present, value, onChange }: ChipsProps) {
  // The chosen one stays, so that it can be left when its last item is gone.
  const names = feedCategoryNames.filter((name) => present.includes(name) || name === value);
  return (
    <fieldset className="flex flex-wrap gap-1.5 px-5 pb-2">
      <legend className="sr-only">{messages.categories}</legend>
      {(['all', ...names] as const).map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={value === name}
          onClick={() => onChange(name)}
          className={cn(
            'min-h-7 rounded-full border px-2.5 text-xs transition-colors pointer-coarse:min-h-11 pointer-coarse:px-3.5',
            value === name
              ? 'border-accent-control bg-accent-soft text-accent-text'
              : 'border-line-strong text-muted hover:bg-hover hover:text-fg',
          )}
        >
          {name === 'all' ? messages.all : categoryNames[name]}
        </button>
      ))}
    </fieldset>
  );
}

/** Loads the next part when it scrolls into view. */
function OlderItems({ feed }: Pick<Props, 'feed'>) {
  const end = useRef<HTMLDivElement>(null);
  const { fetchNextPage, isFetchNextPageError, isFetchingNextPage } = feed;
  useInView(end, () => {
    if (!isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  });
  return (
    <div ref={end} className="px-2 py-3 text-center text-muted text-sm">
      {isFetchNextPageError ? (
        <span className="flex flex-wrap items-center justify-center gap-2">
          {messages.olderFailed}
          <Button variant="secondary" size="sm" onClick={() => void fetchNextPage()}>
            {messages.tryAgain}
          </Button>
        </span>
      ) : (
        messages.loadingOlder
      )}
    </div>
  );
}

function useInView(element: RefObject<HTMLElement | null>, onInView: () => void): void {
  const latest = useRef(onInView);
  latest.current = onInView;
  useEffect(() => {
    const { current } = element;
    if (current === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
    });
    observer.observe(current);
    return () => observer.disconnect();
  });
}
