// Pure decisions of moderation: what may follow what, how a case is called, how much is kept.

import { randomInt } from 'node:crypto';
import type { CaseStatus, Decision } from '@vys/contract/pages/moderation';
import { asSentence } from '../pages/index.ts';
import { say } from './messages/index.ts';

/** Reports kept with their text per case; later ones are counted. */
export const MAX_STORED_REPORTS = 200;
export const MAX_APPEALS = 5;

/** Where a decision leads from where a case stands. */
const steps: Record<CaseStatus, Partial<Record<Decision, CaseStatus>>> = {
  open: { suspend: 'suspended', dismiss: 'dismissed' },
  appealed: { suspend: 'suspended', reinstate: 'reinstated' },
  suspended: { reinstate: 'reinstated', reopen: 'open' },
  reinstated: { suspend: 'suspended', reopen: 'open' },
  dismissed: { suspend: 'suspended', reopen: 'open' },
};

export function nextStatus(status: CaseStatus, decision: Decision): CaseStatus | undefined {
  return steps[status][decision];
}

/** Whether visitors see the page as suspended while a case has this status. */
export function isSuspending(status: CaseStatus): boolean {
  return status === 'suspended' || status === 'appealed';
}

// Without those that are taken for each other when read aloud or copied by hand.
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** Like `VYS-7K3M-92`. Says nothing about how many there are. */
export function makeCaseNumber(): string {
  const letters = Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `VYS-${letters}-${randomInt(10)}${randomInt(10)}`;
}

export function suspensionNotification(reason: string, caseNumber: string) {
  return {
    type: 'security_alert',
    title: say(({ suspended }) => suspended.title),
    message: say(({ suspended }) => suspended.message(caseNumber, asSentence(reason))),
  } as const;
}

export function appealRejectedNotification(reason: string, caseNumber: string) {
  return {
    type: 'security_alert',
    title: say(({ appealRejected }) => appealRejected.title),
    message: say(({ appealRejected }) => appealRejected.message(caseNumber, asSentence(reason))),
  } as const;
}

export function reinstatementNotification(caseNumber: string) {
  return {
    type: 'system_update',
    title: say(({ reinstated }) => reinstated.title),
    message: say(({ reinstated }) => reinstated.message(caseNumber)),
  } as const;
}
