// What people are told about actions of operators, in the feed and by email. Plain text.
import { plans, type Tier } from '@vys/contract/plans';

export type UserMessage = {
  readonly title: string;
  /** What happened; all that the feed shows. */
  readonly message: string;
  /** What to do, in the email. */
  readonly advice: string;
  readonly actionUrl: string;
};

const SECURITY = '/settings?tab=security';
const BILLING = '/billing';
const CONTACT = 'If you have questions, contact the operator of this Vys server.';
const MISTAKE = 'If you think this is a mistake, contact the operator of this Vys server.';

const because = (reason: string) => `Reason: ${reason}`;

export const userMessages = {
  suspended: (reason: string): UserMessage => ({
    title: 'Your account is suspended',
    message: `An operator suspended your account. You can't sign in, and visitors can't see your page. Nothing was deleted. ${because(reason)}`,
    advice: MISTAKE,
    actionUrl: SECURITY,
  }),
  reinstated: (reason: string): UserMessage => ({
    title: 'Your account is active again',
    message: `An operator ended the suspension of your account. You can sign in again, and visitors see your page as before. ${because(reason)}`,
    advice: CONTACT,
    actionUrl: SECURITY,
  }),
  sessionsEnded: (reason: string): UserMessage => ({
    title: 'You were signed out on all devices',
    message: `An operator signed you out on all your devices. Your password hasn't changed. ${because(reason)}`,
    advice: `Sign in again. ${CONTACT}`,
    actionUrl: SECURITY,
  }),
  exported: (reason: string): UserMessage => ({
    title: 'Your data was exported',
    message: `An operator downloaded a copy of the data in your account. ${because(reason)}`,
    advice: CONTACT,
    actionUrl: SECURITY,
  }),
  planGiven: (tier: Tier, endsAt: Date | null, reason: string): UserMessage => ({
    title: `You have the ${plans[tier].name} plan`,
    message: `An operator gave you the ${plans[tier].name} plan at no cost${until(endsAt)}. ${because(reason)}`,
    advice: 'Nothing is charged for it. What you pay for already goes on as before.',
    actionUrl: BILLING,
  }),
  planEnded: (tier: Tier, reason: string): UserMessage => ({
    title: 'Your complimentary plan has ended',
    message: `An operator ended the plan that you had at no cost. You're on the ${plans[tier].name} plan now, and nothing of yours was deleted. ${because(reason)}`,
    advice: CONTACT,
    actionUrl: BILLING,
  }),
} as const;

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const until = (endsAt: Date | null) => (endsAt === null ? '' : ` until ${day.format(endsAt)}`);
