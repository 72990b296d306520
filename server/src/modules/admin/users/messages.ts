// What people are told about actions of operators, in the feed and by email. Plain text.
import { plans, type Tier } from '@vys/contract/plans';
import type { Text } from '../../../platform/language/text.ts';
import { say } from './user-messages/index.ts';

export type UserMessage = {
  readonly title: Text;
  /** What happened; all that the feed shows. */
  readonly message: Text;
  /** What to do, in the email. */
  readonly advice: Text;
  readonly actionUrl: string;
};

const SECURITY = '/settings?tab=security';
const BILLING = '/billing';

const aboutAccount =
  (kind: 'suspended' | 'reinstated' | 'sessionsEnded' | 'exported') =>
  (reason: string): UserMessage => ({
    title: say((messages) => messages[kind].title),
    message: say((messages) => messages[kind].message(reason)),
    advice: say((messages) => messages[kind].advice),
    actionUrl: SECURITY,
  });

export const userMessages = {
  suspended: aboutAccount('suspended'),
  reinstated: aboutAccount('reinstated'),
  sessionsEnded: aboutAccount('sessionsEnded'),
  exported: aboutAccount('exported'),
  planGiven: (tier: Tier, endsAt: Date | null, reason: string): UserMessage => ({
    title: say(({ planGiven }) => planGiven.title(plans[tier].name)),
    message: say(({ planGiven }) => planGiven.message(plans[tier].name, endsAt, reason)),
    advice: say(({ planGiven }) => planGiven.advice),
    actionUrl: BILLING,
  }),
  planEnded: (tier: Tier, reason: string): UserMessage => ({
    title: say(({ planEnded }) => planEnded.title),
    message: say(({ planEnded }) => planEnded.message(plans[tier].name, reason)),
    advice: say(({ planEnded }) => planEnded.advice),
    actionUrl: BILLING,
  }),
} as const;
