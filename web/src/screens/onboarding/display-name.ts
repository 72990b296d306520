// A name to show, from what an account was registered with. Pure.
import type { User } from '@vys/contract/identity/accounts';

/** `Mara Lind` for `mara.lind` or `mara_lind92`: what is written for machines is not a name. */
export function toDisplayName(text: string): string {
  const name = text.trim();
  const isMachine = /^[a-z0-9]+(?:[._-][a-z0-9]+)+$/.test(name) || /^[a-z]+\d+$/i.test(name);
  if (!isMachine) return name;
  return name
    .replace(/\d+/g, ' ')
    .split(/[\s._-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** For a page of a user who has not said what it is called. A name made from the email address is not for the public. */
export function proposePageName(
  user: Pick<User, 'email' | 'full_name' | 'username'>,
  publicName: string,
): string {
  const local = user.email.split('@')[0] ?? '';
  const isOwn =
    user.full_name.trim() !== '' && user.full_name.trim().toLowerCase() !== local.toLowerCase();
  return toDisplayName(isOwn ? user.full_name : publicName);
}
