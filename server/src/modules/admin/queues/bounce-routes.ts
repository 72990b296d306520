// Emails that came back after they were sent, as mail providers and mail servers report them. An address that is dead
// gets no more emails but those that an account needs.
import { timingSafeEqual } from 'node:crypto';
import { bouncesSchema, reportBounces } from '@vys/contract/admin/bounces';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import {
  type DeadRecipient,
  readDeliveryStatus,
  readReportMessage,
} from '../../../platform/email/delivery-report.ts';
import { markBounced } from '../../../platform/email/suppression-store.ts';
import { appError } from '../../../platform/errors.ts';
import { sha256 } from '../../../platform/hash.ts';
import type { Bind } from '../../../platform/http/http.ts';

type Deps = { bind: Bind; db: Db; clock: Clock; bouncesToken?: string };

export function bindBounces({ bind, db, clock, bouncesToken }: Deps): void {
  bind(reportBounces, async ({ body, request: { headers } }) => {
    if (bouncesToken === undefined) throw appError('route.not_found');
    if (!isToken(readSecret(headers.authorization), bouncesToken)) {
      throw appError('auth.unauthenticated');
    }
    const dead = await readDead(body, headers['content-type'] ?? '');
    const now = clock.now();
    const marked = await inTransaction(db, async (trx) => {
      let count = 0;
      for (const { address, reason } of dead) {
        if (await markBounced(trx, { address, reason, now })) count += 1;
      }
      return count;
    });
    return { marked };
  });
}

async function readDead(body: string, contentType: string): Promise<DeadRecipient[]> {
  const type = contentType.toLowerCase();
  if (type.startsWith('message/delivery-status')) return readDeliveryStatus(body);
  if (type.startsWith('message/rfc822')) {
    const dead = await readReportMessage(body);
    if (!dead) throw appError('input.invalid');
    return dead;
  }
  if (!type.startsWith('application/json')) throw appError('input.media_type');
  const report = bouncesSchema.safeParse(parseJson(body));
  if (!report.success) throw appError('input.invalid');
  return report.data.bounces
    .filter(({ type }) => type === 'hard')
    .map(({ email, reason }) => ({ address: email, reason }));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw appError('input.malformed');
  }
}

/** Of `Bearer <secret>`, or the password of `Basic`, which is all that some providers can send. */
function readSecret(authorization = ''): string {
  const [scheme = '', value = ''] = authorization.split(' ', 2);
  if (scheme.toLowerCase() !== 'basic') return value;
  const pair = Buffer.from(value, 'base64').toString('utf8');
  return pair.slice(pair.indexOf(':') + 1);
}

const isToken = (sent: string, expected: string) => timingSafeEqual(sha256(sent), sha256(expected));
