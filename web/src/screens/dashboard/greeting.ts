// How the dashboard greets (doc2 §2). Pure.
import type { User } from '@vys/contract/identity/accounts';
import { messages } from './messages/en.ts';

export type TimeOfDay = 'morning' | 'afternoon' | 'evening';

/** Morning before 12:00, afternoon before 18:00, otherwise evening. */
export function getTimeOfDay(at: Date): TimeOfDay {
  const hour = at.getHours();
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}

export const getGreeting = (user: Pick<User, 'full_name' | 'username'>, at: Date): string =>
  messages.greeting[getTimeOfDay(at)](user.full_name.trim() || user.username);
