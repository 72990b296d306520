// What the owner of a page is notified of.
import { say } from './feed-messages/index.ts';

export const pageNotifications = {
  created: (title: string) => ({
    title: say(({ created }) => created.title),
    message: say(({ created }) => created.message(title)),
  }),
  updated: (title: string, count = 1) => ({
    title: say(({ updated }) => updated.title),
    message: say(({ updated }) => updated.message(title, count)),
  }),
  published: (title: string) => ({
    title: say(({ published }) => published.title),
    message: say(({ published }) => published.message(title)),
  }),
  started: {
    title: say(({ started }) => started.title),
    message: say(({ started }) => started.message),
  },
  ready: (title: string) => ({
    title: say(({ ready }) => ready.title),
    message: say(({ ready }) => ready.message(title)),
  }),
  changed: (title: string, count = 1) => ({
    title: say(({ changed }) => changed.title),
    message: say(({ changed }) => changed.message(title, count)),
  }),
};
