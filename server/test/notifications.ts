// The notifications module on the app server of a test.
import {
  createNotifications,
  type Notifications,
  type NotificationsDeps,
  parseLiveSignal,
} from '../src/modules/notifications/index.ts';
import { createMessageBus } from '../src/platform/message-bus/message-bus.ts';
import { TEST_APP_ORIGIN, type TestHttp } from './http.ts';

/** Push services are not reached, unless `post` is given. */
export function createTestNotifications(
  ctx: TestHttp,
  overrides: Partial<Pick<NotificationsDeps, 'bus' | 'post'>> = {},
): Notifications {
  return createNotifications({
    ...ctx,
    appOrigin: TEST_APP_ORIGIN,
    emailFrom: 'Vys <hello@vys.test>',
    bus: createMessageBus({ parse: parseLiveSignal, log: ctx.log }),
    post: async () => {
      throw new Error('no push service in this test');
    },
    ...overrides,
  });
}
