// Throttles password sign-in. Unknown devices share one limit per account; a known device has its own.
// 429 depends only on attempts from the same address or device: attempts of others are never revealed
// (docs/decisions/022).

import type { Clock } from '../../../platform/clock.ts';
import type { Logger } from '../../../platform/log/log.ts';
import type { RateLimiter } from '../../../platform/rate-limit/rate-limiter.ts';
import { MINUTE } from '../../../platform/time-spans.ts';
import type { QueuePriority } from '../embedded/credentials/passwords.ts';
import { hashDeviceId } from './devices/device-cookie.ts';
import type { ClientInfo } from './provider.ts';

export type LoginAttempt = {
  /** Priority of its password hash in the queue. */
  readonly priority: QueuePriority;
  /** False when unknown devices exhausted the limit of the account; then no hash may be compared. */
  isAllowed(userId: string | undefined): Promise<boolean>;
  /** Call after a correct password: refunds the attempt. */
  succeed(): Promise<void>;
};

/** Throws rate.limited for an address or a device that must wait. `login` is in lower case. */
export type BeginAttempt = (login: string, clientInfo: ClientInfo) => Promise<LoginAttempt>;

export type KnownDevice = { readonly userId: string; readonly device: Buffer };

/** The account of `login` and the matching device, if one of the devices has been signed in to it. */
export type FindKnown = (
  login: string,
  devices: readonly Buffer[],
) => Promise<KnownDevice | undefined>;

type Deps = { clock: Clock; log: Logger; rateLimiter: RateLimiter; findKnown: FindKnown };

export function createLoginThrottle({ clock, log, rateLimiter, findKnown }: Deps): BeginAttempt {
  let warnedAt = 0;

  /** At most once a minute, or the log would grow with every guess. */
  function warn(userId: string | undefined): void {
    const now = clock.now().getTime();
    if (userId === undefined || now - warnedAt < MINUTE) return;
    warnedAt = now;
    log.warn(
      { event: 'identity.login_throttled', userId },
      'login throttled: account limit exhausted',
    );
  }

  async function fromKnownDevice({ userId, device }: KnownDevice): Promise<LoginAttempt> {
    const subject = [userId, device.toString('base64url')];
    await rateLimiter.consume('signIn.knownDevice', ...subject);
    return {
      priority: 'known',
      isAllowed: async () => true,
      succeed: () => rateLimiter.reset('signIn.knownDevice', ...subject),
    };
  }

  async function fromUnknownDevice(login: string, ip: string): Promise<LoginAttempt> {
    // The address first, or one client could fill the table with invented names.
    await rateLimiter.consume('signIn.address', ip);
    try {
      await rateLimiter.consume('signIn.accountFromAddress', login, ip);
    } catch (error) {
      await rateLimiter.refund('signIn.address', ip);
      throw error;
    }
    await rateLimiter.consume('signIn.global');
    let account = login;
    return {
      priority: 'unknown',
      async isAllowed(userId) {
        // By id, since a user signs in by email and by username.
        account = userId ?? login;
        const isAllowed = await rateLimiter.tryConsume('signIn.account', account);
        if (!isAllowed) warn(userId);
        return isAllowed;
      },
      async succeed() {
        await Promise.all([
          rateLimiter.reset('signIn.accountFromAddress', login, ip),
          rateLimiter.refund('signIn.address', ip),
          rateLimiter.refund('signIn.global'),
          rateLimiter.refund('signIn.account', account),
        ]);
      },
    };
  }

  return async (login, { ip, deviceIds }) => {
    const knownDevice =
      deviceIds.length === 0 ? undefined : await findKnown(login, deviceIds.map(hashDeviceId));
    return knownDevice ? fromKnownDevice(knownDevice) : fromUnknownDevice(login, ip);
  };
}
