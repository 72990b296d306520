// SQL of what language models took.
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/db.ts';

export type Usage = {
  userId: string;
  model: string;
  /** Why the built-in assistant answered instead; null when the model answered. */
  failure: string | null;
  inputTokens: number;
  outputTokens: number;
  repairs: number;
  milliseconds: number;
  /** In dollars; null while no price is set. */
  cost: number | null;
};

export async function insertUsage(db: Db, usage: Usage, at: Date): Promise<void> {
  await db
    .insertInto('assistant_usage')
    .values({
      user_id: usage.userId,
      model: usage.model,
      failure: usage.failure,
      input_tokens: usage.inputTokens,
      output_tokens: usage.outputTokens,
      repairs: usage.repairs,
      milliseconds: usage.milliseconds,
      cost: usage.cost,
      created_at: at,
    })
    .execute();
}

export type UsageRow = Pick<
  Usage,
  'model' | 'failure' | 'inputTokens' | 'outputTokens' | 'cost'
> & {
  /** ISO day in UTC. */
  day: string;
  turns: number;
};

/** By day, model and failure; the latest day first. */
export async function listUsage(db: Db, since: Date): Promise<UsageRow[]> {
  const day = sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')`;
  const rows = await db
    .selectFrom('assistant_usage')
    .select([day.as('day'), 'model', 'failure'])
    .select(({ fn }) => [
      fn.countAll().as('turns'),
      fn.sum('input_tokens').as('input_tokens'),
      fn.sum('output_tokens').as('output_tokens'),
      fn.sum<string | null>('cost').as('cost'),
    ])
    .where('created_at', '>=', since)
    .groupBy([day, 'model', 'failure'])
    .orderBy('day', 'desc')
    .orderBy('model')
    .orderBy('turns', 'desc')
    .execute();
  return rows.map((row) => ({
    day: row.day,
    model: row.model,
    failure: row.failure,
    turns: Number(row.turns),
    inputTokens: Number(row.input_tokens),
    outputTokens: Number(row.output_tokens),
    cost: row.cost === null ? null : Number(row.cost),
  }));
}
