// News of turns from all processes: of new events for those who follow a turn, of its end for who runs it.
import { type Listener, openListener } from '../../../../platform/db/listener.ts';
import type { Logger } from '../../../../platform/log/log.ts';
import { readNews, TURN_CHANNEL, type TurnNews } from './event-store.ts';

export type TurnSignals = {
  /** Resolves once this process is told of what happens from now on; listens with the first call. */
  ready(): Promise<void>;
  /** Calls back with each news of a turn until the returned function is called. */
  subscribe(turnId: string, onNews: (news: TurnNews) => void): () => void;
  close(): Promise<void>;
};

type Database = Parameters<typeof openListener>[0];

export function createTurnSignals(database: Database, log: Logger): TurnSignals {
  const subscribers = new Map<string, Set<(news: TurnNews) => void>>();
  let listening: Promise<Listener> | undefined;

  function tell(news: TurnNews): void {
    for (const onNews of subscribers.get(news.id) ?? []) onNews(news);
  }

  const open = () =>
    openListener(database, TURN_CHANNEL, {
      onNotification: (payload) => tell(readNews(payload)),
      onLost: () => log.warn({ event: 'chat.signals_lost' }, 'connection for chat turns lost'),
      // News was missed meanwhile, so everyone looks.
      onReconnect() {
        for (const id of subscribers.keys()) tell({ id, isOver: false });
      },
    });

  return {
    async ready() {
      listening ??= open().catch((error: unknown) => {
        listening = undefined;
        throw error;
      });
      await listening;
    },
    subscribe(turnId, onNews) {
      const ofTurn = subscribers.get(turnId) ?? new Set();
      subscribers.set(turnId, ofTurn.add(onNews));
      return () => {
        ofTurn.delete(onNews);
        if (ofTurn.size === 0) subscribers.delete(turnId);
      };
    },
    async close() {
      await (await listening?.catch(() => undefined))?.close();
    },
  };
}
