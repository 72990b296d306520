// What operators read of language models: the last 30 days by day and model.
import { getModelUsage } from '@vys/contract/ai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildUser, confirmAddress, type TestUser } from '../../../../../test/factories.ts';
import { createTestHttp, type TestHttp } from '../../../../../test/http.ts';
import { bindModelUsage } from './usage-routes.ts';
import { insertUsage, type Usage } from './usage-store.ts';

let ctx: TestHttp;
let operator: TestUser;
let anna: TestUser;

beforeAll(async () => {
  ctx = await createTestHttp({ operators: ['olga@example.test'] });
  bindModelUsage(ctx.bind, ctx);
  operator = await buildUser(ctx, { vysUrl: 'olga' });
  await confirmAddress(ctx.db, operator.email);
  anna = await buildUser(ctx, { vysUrl: 'anna' });
});
afterAll(() => ctx.close());

const read = async (who: TestUser | undefined) =>
  ctx.http.inject({ method: 'GET', url: getModelUsage.path, headers: who?.headers ?? {} });

function record(daysAgo: number, more: Partial<Usage>): Promise<void> {
  const usage = { userId: anna.id, model: 'small', failure: null, cost: null };
  const figures = { inputTokens: 900, outputTokens: 40, repairs: 0, milliseconds: 100 };
  const at = new Date(ctx.clock.now().getTime() - daysAgo * 86_400_000);
  return insertUsage(ctx.db, { ...usage, ...figures, ...more }, at);
}
const dayOf = (daysAgo: number) =>
  new Date(ctx.clock.now().getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10);

describe('the figures of language models', () => {
  it('are for operators', async () => {
    expect((await read(undefined)).statusCode).toBe(401);
    expect((await read(anna)).statusCode).toBe(403);
    expect((await read(operator)).json()).toEqual({ data: { models: [], usage: [] } });
  });

  it('are sums of a day and a model, the latest day first, and go back 30 days', async () => {
    await record(0, { cost: 0.002 });
    await record(0, { failure: 'busy', outputTokens: 0 });
    await record(0, { failure: 'busy', outputTokens: 0 });
    await record(0, { failure: 'unusable', cost: 0.001 });
    await record(0, { failure: 'stopped' });
    await record(0, { model: 'large' });
    await record(29, { model: 'large' });
    await record(30, { model: 'large' });
    const { data } = (await read(operator)).json();
    const none = { fallbacks: 0, stopped: 0, errors: [], cost: null };
    const large = { model: 'large', turns: 1, input_tokens: 900, output_tokens: 40, ...none };
    expect(data.usage).toEqual([
      { ...large, day: dayOf(0) },
      {
        ...{ day: dayOf(0), model: 'small', turns: 5, fallbacks: 3, stopped: 1 },
        ...{ input_tokens: 4_500, output_tokens: 120, cost: expect.closeTo(0.003) },
        errors: [
          { reason: 'busy', count: 2 },
          { reason: 'unusable', count: 1 },
        ],
      },
      { ...large, day: dayOf(29) },
    ]);
  });
});
