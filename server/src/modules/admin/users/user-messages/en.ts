// What people are told about actions of operators, in the feed and by email. `plan` is a name.
import { createDayFormat } from '@vys/contract/language/messages';

const formatDay = createDayFormat('en');
const CONTACT = 'If you have questions, contact the operator of this Vys server.';
const MISTAKE = 'If you think this is a mistake, contact the operator of this Vys server.';

const because = (reason: string) => `Reason: ${reason}`;

export const en = {
  hello: 'Hi,',
  time: (time: string) => `Time: ${time}`,
  suspended: {
    title: 'Your account is suspended',
    message: (reason: string) =>
      `An operator suspended your account. You can't sign in, and visitors can't see your page. Nothing was deleted. ${because(reason)}`,
    advice: MISTAKE,
  },
  reinstated: {
    title: 'Your account is active again',
    message: (reason: string) =>
      `An operator ended the suspension of your account. You can sign in again, and visitors see your page as before. ${because(reason)}`,
    advice: CONTACT,
  },
  sessionsEnded: {
    title: 'You were signed out on all devices',
    message: (reason: string) =>
      `An operator signed you out on all your devices. Your password hasn't changed. ${because(reason)}`,
    advice: `Sign in again. ${CONTACT}`,
  },
  exported: {
    title: 'Your data was exported',
    message: (reason: string) =>
      `An operator downloaded a copy of the data in your account. ${because(reason)}`,
    advice: CONTACT,
  },
  planGiven: {
    title: (plan: string) => `You have the ${plan} plan`,
    message: (plan: string, endsAt: Date | null, reason: string) =>
      `An operator gave you the ${plan} plan at no cost${endsAt === null ? '' : ` until ${formatDay(endsAt)}`}. ${because(reason)}`,
    advice: 'Nothing is charged for it. What you pay for already goes on as before.',
  },
  planEnded: {
    title: 'Your complimentary plan has ended',
    message: (plan: string, reason: string) =>
      `An operator ended the plan that you had at no cost. You're on the ${plan} plan now, and nothing of yours was deleted. ${because(reason)}`,
    advice: CONTACT,
  },
};
