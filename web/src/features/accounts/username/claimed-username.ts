// The public name that a newcomer typed on the sign-in screen, as it was typed, kept in this browser until onboarding
// asks for it: the link that confirms an email address opens a new tab. Without imports: it is part of the first load.
const KEY = 'vys.claimed-username';

/** As long as the link that confirms an email address; another user who signs up here later chose no name. */
export const CLAIM_MS = 24 * 60 * 60 * 1000;

export function claimUsername(typed: string): void {
  localStorage.setItem(KEY, `${Date.now()} ${typed}`);
}

/** Empty where none was typed. */
export function readClaimedUsername(): string {
  const [at = '', ...typed] = (localStorage.getItem(KEY) ?? '').split(' ');
  return Date.now() - Number(at) < CLAIM_MS ? typed.join(' ') : '';
}

export const forgetClaimedUsername = (): void => localStorage.removeItem(KEY);
