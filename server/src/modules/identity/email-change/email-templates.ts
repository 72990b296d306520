// The emails about a change of address, as plain text. The one to the new address names no account: it may reach
// another person.
import type { Email } from '../../../platform/email/mailer.ts';
import { CHANGE_HOURS } from './rules.ts';

export function oldAddressEmail(
  { to, newEmail }: { to: string; newEmail: string },
  appOrigin: string,
  token: string,
): Email {
  return buildEmail(appOrigin, to, 'Confirm the change of your email address', [
    `Someone signed in to your Vys account asked to change its email address from ${to} to ${newEmail}.`,
    `If this was you, confirm it here (link expires in ${CHANGE_HOURS} hours). We also sent a link to the new address; the change takes effect when both are confirmed:`,
    linkUrl(appOrigin, token),
    'If this wasn\'t you, don\'t open the link: nothing changes without it. Someone may know your password, so reset it now with "Forgot password?" on the sign-in page.',
  ]);
}

export function newAddressEmail(to: string, appOrigin: string, token: string): Email {
  return buildEmail(appOrigin, to, 'Confirm your new email address', [
    `Use this address to sign in to Vys? Confirm it (link expires in ${CHANGE_HOURS} hours). We also sent a link to your current address; the change takes effect when both are confirmed:`,
    linkUrl(appOrigin, token),
    "If you didn't ask for this, ignore this email. Nothing changes.",
  ]);
}

/** To the owner of an account whose address was asked for by another account. */
export function takenAddressEmail(to: string, appOrigin: string): Email {
  return buildEmail(appOrigin, to, 'You already have a Vys account', [
    'Someone asked to use this email address for another Vys account. It already belongs to yours, so nothing was changed.',
    'If this was you, sign in with this address instead. If you don\'t remember the password, use "Forgot password?" on the sign-in page.',
    "If this wasn't you, ignore this email.",
  ]);
}

function buildEmail(appOrigin: string, to: string, subject: string, lines: string[]): Email {
  return { to, subject, body: `${['Hi,', ...lines, `Vys, ${appOrigin}`].join('\n\n')}\n` };
}

const linkUrl = (appOrigin: string, token: string) =>
  `${appOrigin}/verify-email?token=${token}&change=email`;
