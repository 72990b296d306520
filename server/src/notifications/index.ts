// The door of the notifications room: what happened, for the feed of a user.
import type { Exporter } from '../accounts/index.ts';
import type { Clock } from '../kit/clock.ts';
import type { Db } from '../kit/db.ts';
import type { Bind } from '../kit/http.ts';
import { bindRoutes } from './routes.ts';
import { insertNotification, listAllNotifications, type News } from './store.ts';

export { createSecurityNews } from './security-news.ts';
export type { News } from './store.ts';

export type Notifications = {
  bind(bind: Bind): void;
  /** Nobody hears it who has no account (yet). Within a transaction it is kept or dropped with it. */
  notify(db: Db, userId: string, news: News): Promise<void>;
  /** What is kept here about a user. */
  exportUser: Exporter;
};

export function createNotifications(deps: { db: Db; clock: Clock }): Notifications {
  return {
    bind: (bind) => bindRoutes(bind, deps),
    notify: (db, userId, news) => insertNotification(db, userId, news, deps.clock.now()),
    async *exportUser(userId) {
      const about = 'Your notifications, the archived ones too.';
      yield { name: 'notifications.json', about, rows: listAllNotifications(deps.db, userId) };
    },
  };
}
