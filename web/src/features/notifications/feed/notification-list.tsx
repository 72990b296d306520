// Notifications as a list. From 200 on only the rows in view exist (virtual-notification-list.tsx, loaded when needed).
import type { Notification } from '@vys/contract/notifications/notifications';
import { lazy, Suspense } from 'react';
import { useNow } from '#web/lib/format/use-now.ts';
import { NotificationRow } from './notification-row.tsx';

export const VIRTUAL_FROM = 200;

/** The browser draws only rows in view; hundreds of them cost what a screenful costs. */
const outOfViewIsNotDrawn = '[content-visibility:auto] [contain-intrinsic-size:auto_4.75rem]';

const VirtualNotificationList = lazy(async () => ({
  default: (await import('./virtual-notification-list.tsx')).VirtualNotificationList,
}));

export type NotificationListProps = {
  items: readonly Notification[];
  onRead: (id: string) => void;
  /** After an item was followed to another screen. */
  onGo?: () => void;
};

export function NotificationList(props: NotificationListProps) {
  const plain = <PlainList {...props} />;
  if (props.items.length < VIRTUAL_FROM) return plain;
  return (
    <Suspense fallback={plain}>
      <VirtualNotificationList {...props} />
    </Suspense>
  );
}

function PlainList({ items, ...actions }: NotificationListProps) {
  const now = useNow(30_000);
  return (
    <ol className="flex flex-col divide-y divide-line">
      {items.map((item) => (
        <li key={item.id} className={outOfViewIsNotDrawn}>
          <NotificationRow item={item} now={now} {...actions} />
        </li>
      ))}
    </ol>
  );
}
