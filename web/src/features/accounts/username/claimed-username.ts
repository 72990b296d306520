// The public name that a newcomer typed on the sign-in screen, as it was typed, kept in this tab until onboarding asks
// for it. Without imports: it is part of the first load.
const KEY = 'vys.claimed-username';

export const claimUsername = (typed: string): void => sessionStorage.setItem(KEY, typed);

/** Empty where none was typed. */
export const readClaimedUsername = (): string => sessionStorage.getItem(KEY) ?? '';

export const forgetClaimedUsername = (): void => sessionStorage.removeItem(KEY);
