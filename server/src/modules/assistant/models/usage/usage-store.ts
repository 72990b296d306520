// SQL of what language models took.
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
