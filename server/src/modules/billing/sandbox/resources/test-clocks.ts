// /v1/test_helpers/test_clocks: the time of the customers that belong to one.
import type { Stripe } from '../../stripe/client.ts';
import type { Context } from '../context.ts';
import { invalidRequest, readParams } from '../http/wire.ts';
import { buildTestClock } from '../objects/customers.ts';
import { runCycle } from '../subscriptions/cycle.ts';

const YEAR = 366 * 86_400;

export async function createTestClock(ctx: Context): Promise<Stripe.TestHelpers.TestClock> {
  const params = readParams(ctx.params, ['frozen_time', 'name']);
  const time = Number(params.required('frozen_time'));
  if (!Number.isSafeInteger(time)) throw invalidRequest('Invalid integer: frozen_time');
  const clock = buildTestClock(ctx.now, time, params.text('name') ?? null);
  await ctx.save('test_helpers.test_clock', clock);
  return clock;
}

export const getTestClock = (ctx: Context, id: string) => ctx.get('test_helpers.test_clock', id);

/** Ready at once, unlike at Stripe, where it takes some seconds. */
export async function advanceTestClock(
  ctx: Context,
  id: string,
): Promise<Stripe.TestHelpers.TestClock> {
  const time = Number(readParams(ctx.params, ['frozen_time']).required('frozen_time'));
  const clock = await ctx.get('test_helpers.test_clock', id);
  if (
    !Number.isSafeInteger(time) ||
    time < clock.frozen_time ||
    time > clock.frozen_time + 2 * YEAR
  ) {
    throw invalidRequest('A test clock moves forward, by two years at most.', {
      param: 'frozen_time',
    });
  }
  clock.frozen_time = time;
  await ctx.save('test_helpers.test_clock', clock);
  await runCycle(ctx, { until: time, testClock: id });
  await ctx.emit('test_helpers.test_clock.ready', clock);
  return clock;
}
