// The name of a person for pages that others see. Pure.
import type { Account } from '../store.ts';

/**
 * Sign-up takes a full name from the email address (SIGNUP-12), which no one chose to show: the public name stands in
 * for it until the person gives one.
 */
export function getDisplayName({
  fullName,
  email,
  vysUrl,
  username,
}: Pick<Account, 'fullName' | 'email' | 'vysUrl' | 'username'>): string {
  const name = fullName.trim();
  const [local = ''] = email.split('@');
  const isOwn = name !== '' && name.toLowerCase() !== local.toLowerCase();
  return isOwn ? name : toWords(vysUrl ?? username);
}

/** `Olive Rye` for `olive-rye`. */
function toWords(username: string): string {
  const words = username.split(/[-_]+/).filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}
