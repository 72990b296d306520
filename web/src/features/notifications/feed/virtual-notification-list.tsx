// Hundreds of notifications, of which only the rows in view exist, and the one that has the focus.
import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import type { Notification } from '@vys/contract/notifications/notifications';
import { useLayoutEffect, useRef, useState } from 'react';
import { useNow } from '#web/lib/format/use-now.ts';
import { cn } from '#web/ui/cn.ts';
import type { NotificationListProps } from './notification-list.tsx';
import { NotificationRow } from './notification-row.tsx';

/** Of a row with one line of text, in CSS pixels; rows are measured when they come into view. */
const ROW_HEIGHT = 76;

export function VirtualNotificationList({ items, ...actions }: NotificationListProps) {
  const now = useNow(30_000);
  const list = useRef<HTMLOListElement>(null);
  const [focused, setFocused] = useState<number>();
  const [place, setPlace] = useState<Place>();
  const rows = useVirtualizer<HTMLElement, HTMLLIElement>({
    count: items.length,
    getScrollElement: () => place?.scroller ?? null,
    scrollMargin: place?.margin ?? 0,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => items[index]?.id ?? index,
    overscan: 6,
    rangeExtractor: (range) => withFocused(range, focused),
  });
  useLayoutEffect(() => setPlace(findPlace(list.current)), []);
  useSteadyScroll(rows, items);
  return (
    <ol ref={list} className="relative" style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ key, index, start }) => {
        const item = items[index];
        return (
          item && (
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              onFocus={() => setFocused(index)}
              onBlur={() => setFocused(undefined)}
              className={cn('absolute inset-x-0 top-0', index > 0 && 'border-line border-t')}
              style={{ transform: `translateY(${start - rows.options.scrollMargin}px)` }}
            >
              <NotificationRow item={item} now={now} {...actions} />
            </li>
          )
        );
      })}
    </ol>
  );
}

/** What arrives on top does not move what is being read further down. */
function useSteadyScroll(
  rows: Virtualizer<HTMLElement, HTMLLIElement>,
  items: readonly Notification[],
): void {
  const first = useRef(items[0]?.id);
  useLayoutEffect(() => {
    const arrived = items.findIndex(({ id }) => id === first.current);
    first.current = items[0]?.id;
    const { scrollOffset, options } = rows;
    if (arrived <= 0 || scrollOffset === null || scrollOffset <= options.scrollMargin) return;
    const height = (rows.getOffsetForIndex(arrived, 'start')?.[0] ?? 0) - options.scrollMargin;
    rows.scrollToOffset(scrollOffset + height);
  }, [rows, items]);
}

/** The ancestor that scrolls, and how far below its top the list begins. */
type Place = { scroller: HTMLElement; margin: number };

function findPlace(list: HTMLElement | null): Place | undefined {
  let scroller = list?.parentElement;
  while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY)) {
    scroller = scroller.parentElement;
  }
  if (!list || !scroller) return undefined;
  const distance = list.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  return { scroller, margin: distance + scroller.scrollTop };
}

function withFocused(range: Range, focused: number | undefined): number[] {
  const indexes = defaultRangeExtractor(range);
  if (focused === undefined || focused >= range.count || indexes.includes(focused)) return indexes;
  return [...indexes, focused].toSorted((one, other) => one - other);
}
