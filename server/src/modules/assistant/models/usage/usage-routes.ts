// Binds what language models took, for operators.
import { getModelUsage, MODEL_USAGE_DAYS, type ModelUsage } from '@vys/contract/ai';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/db.ts';
import { appError } from '../../../../platform/errors.ts';
import type { Bind } from '../../../../platform/http/http.ts';
import type { LanguageModels } from '../../../../platform/language-models.ts';
import { DAY } from '../../../../platform/time-spans.ts';
import type { Accounts } from '../../../accounts/index.ts';
import { listUsage, type UsageRow } from './usage-store.ts';

type Deps = {
  db: Db;
  clock: Clock;
  accounts: Pick<Accounts, 'isOperator'>;
  languageModels?: LanguageModels | undefined;
};

export function bindModelUsage(bind: Bind, deps: Deps): void {
  const { db, clock, accounts, languageModels } = deps;
  bind(getModelUsage, async ({ caller }) => {
    if (!(await accounts.isOperator(caller))) throw appError('auth.forbidden');
    const today = clock.now().getTime() - (clock.now().getTime() % DAY);
    const since = new Date(today - (MODEL_USAGE_DAYS - 1) * DAY);
    const usage = toUsage(await listUsage(db, since));
    return { data: { models: [...(languageModels?.names ?? [])], usage } };
  });
}

/** Rows of one day and model become one. */
function toUsage(rows: readonly UsageRow[]): ModelUsage[] {
  const byModel = Map.groupBy(rows, ({ day, model }) => `${day} ${model}`);
  return [...byModel.values()].flatMap((all) => {
    const [first] = all;
    if (!first) return [];
    const sum = (count: (row: UsageRow) => number) =>
      all.reduce((total, row) => total + count(row), 0);
    const errors = all.flatMap(({ failure, turns }) =>
      failure === null || failure === STOPPED ? [] : [{ reason: failure, count: turns }],
    );
    const turns = sum((row) => row.turns);
    const fallbacks = errors.reduce((total, { count }) => total + count, 0);
    const isPriced = all.some(({ cost }) => cost !== null);
    return {
      ...{ day: first.day, model: first.model, turns, fallbacks, errors },
      stopped: sum((row) => (row.failure === STOPPED ? row.turns : 0)),
      input_tokens: sum((row) => row.inputTokens),
      output_tokens: sum((row) => row.outputTokens),
      cost: isPriced ? sum(({ cost }) => cost ?? 0) : null,
    };
  });
}

const STOPPED = 'stopped';
