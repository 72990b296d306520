// Entry point of the notifications module: what happened, for the feed of a user.

import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Bind } from '../../platform/http/http.ts';
import type { UserDataExporter } from '../accounts/index.ts';
import { bindRoutes } from './routes.ts';
import { insertNotification, listAllNotifications, type NewNotification } from './store.ts';

export { createSecurityNotifications } from './security-notifications.ts';
export type { NewNotification } from './store.ts';

export type Notifications = {
  bind(bind: Bind): void;
  /** Does nothing for a user without an account. Takes part in the transaction of `db`. */
  notify(db: Db, userId: string, notification: NewNotification): Promise<void>;
  /** What is kept here about a user. */
  exportUserData: UserDataExporter;
};

export function createNotifications(deps: { db: Db; clock: Clock }): Notifications {
  return {
    bind: (bind) => bindRoutes(bind, deps),
    notify: (db, userId, notification) =>
      insertNotification(db, userId, notification, deps.clock.now()),
    async *exportUserData(userId) {
      const about = 'Your notifications, including archived ones.';
      yield { name: 'notifications.json', about, rows: listAllNotifications(deps.db, userId) };
    },
  };
}
