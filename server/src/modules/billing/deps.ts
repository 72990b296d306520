// What the parts of the billing module share.
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Mailer } from '../../platform/email/mailer.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Logger } from '../../platform/log/log.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Provider } from './provider/provider.ts';

export type BillingContext = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly accounts: Pick<
    Accounts,
    'getAccount' | 'findAccount' | 'findLanguage' | 'changeTier' | 'isOperator' | 'aiUsage'
  >;
  readonly provider: Provider;
  readonly appOrigin: string;
};
