// What a security event is called, and what its reader can do. Plain text for emails and the feed.
import { RECENT_FACTOR_DAYS } from '@vys/contract/endpoints';
import type { SecurityEvent } from '../identity/index.ts';

export type SecurityMessage = {
  readonly title: string;
  /** One or two sentences; all that the feed shows. */
  readonly message: string;
  /** What to do, in the email. Without it no email is sent. */
  readonly advice?: string;
};

const NOT_YOU =
  'If this was not you, reset your password now with "Forgot password?" on the login page. That signs out every device.';
const RECENTLY_ADDED = `passkeys and authenticator apps that were added in the last ${RECENT_FACTOR_DAYS} days`;
const FACTOR_NOT_YOURS = `If this was not you, reset your password within ${RECENT_FACTOR_DAYS} days with "Forgot password?" on the login page. That signs out every device and removes ${RECENTLY_ADDED}.`;
const CHECK_DEVICES =
  'Look at your devices under Settings, Security. If one of them is not yours, sign it out and change your password.';

const fixedMessages: Record<
  Exclude<SecurityEvent, { device: string } | { name: string } | { removed: object }>['kind'],
  SecurityMessage
> = {
  password_changed: {
    title: 'Your password was changed',
    message: 'Your password was changed, and all other devices were signed out.',
    advice: NOT_YOU,
  },
  mfa_enabled: {
    title: 'Authenticator app turned on',
    message: 'Signing in now asks for a code from your authenticator app.',
    advice: `Keep your recovery codes in a safe place. ${FACTOR_NOT_YOURS} After that, only the administrator of this Vys server can turn the app off without its codes.`,
  },
  mfa_disabled: {
    title: 'Authenticator app turned off',
    message: 'Signing in no longer asks for a code from your authenticator app.',
    advice: NOT_YOU,
  },
  recovery_codes_renewed: {
    title: 'New recovery codes',
    message: 'New recovery codes were made. The old ones no longer work.',
    advice: NOT_YOU,
  },
  recovery_code_used: {
    title: 'A recovery code was used',
    message: 'Somebody signed in with your password and one of your recovery codes.',
    advice: NOT_YOU,
  },
  mfa_bruteforce: {
    title: 'Somebody may know your password',
    message: 'Somebody entered your password and then too many wrong codes. They did not get in.',
    advice:
      'If this was not you, change your password now under Settings, Security. The codes from your authenticator app keep whoever knows it out meanwhile.',
  },
  email_confirmed: {
    title: 'Your email address is confirmed',
    message: 'Your email address is confirmed.',
  },
  account_deleted: {
    title: 'Your account was deleted',
    message: 'Your Vys account and everything in it was deleted, as you asked.',
    advice: 'If this was not you, answer to whoever runs this installation of Vys soon.',
  },
};

export function getSecurityMessage(event: SecurityEvent): SecurityMessage {
  switch (event.kind) {
    case 'refresh_token_reused':
      return {
        title: 'A device was signed out for your safety',
        message: `An old sign-in${of(event.device)} was used a second time, as happens when it was copied. That device was signed out.`,
        advice: `If you restored a browser or a computer from a backup, this was probably it, and you can sign in again. ${CHECK_DEVICES}`,
      };
    case 'refresh_token_wrong_device':
      return {
        title: 'A copied sign-in was refused',
        message: `Your sign-in${of(event.device)} was used from another browser, and refused. Your devices stay signed in.`,
        advice: `If you have just deleted the cookies of that browser, this was it, and you can sign in again. Otherwise a program on your device may have copied it. ${CHECK_DEVICES}`,
      };
    case 'new_device':
      return {
        title: `New sign-in to Vys${from(event.device)}`,
        message: `Somebody signed in to your account${from(event.device)}, in a browser that was not used before.`,
        advice: `If this was you, there is nothing to do. ${NOT_YOU}`,
      };
    case 'password_reset':
      return getPasswordResetMessage(event);
    case 'passkey_added':
      return {
        title: 'A passkey was added',
        message: `The passkey "${event.name}" can now sign in to your account.`,
        advice: `${FACTOR_NOT_YOURS} After that, also remove the passkey under Settings, Security.`,
      };
    case 'passkey_removed':
      return {
        title: 'A passkey was removed',
        message: `The passkey "${event.name}" can no longer sign in to your account.`,
        advice: NOT_YOU,
      };
    default:
      return fixedMessages[event.kind];
  }
}

function getPasswordResetMessage({
  removed,
  remainingPasskeys,
}: Extract<SecurityEvent, { kind: 'password_reset' }>): SecurityMessage {
  const gone = [
    ...(removed.hasApp ? ['your authenticator app'] : []),
    ...removed.passkeys.map((name) => `the passkey "${name}"`),
  ];
  const kept = remainingPasskeys.map((name) => `"${name}"`);
  return {
    title: 'Your password was reset',
    message: [
      'A new password was set with a link from your email, and all devices were signed out.',
      ...(gone.length > 0
        ? [`We also removed ${list.format(gone)}, added in the last ${RECENT_FACTOR_DAYS} days.`]
        : []),
    ].join(' '),
    advice: [
      ...(gone.length > 0 ? ['You can add what was yours again under Settings, Security.'] : []),
      ...(kept.length > 0
        ? [
            `These passkeys can still sign in: ${list.format(kept)}. Remove any you don't recognize under Settings, Security.`,
          ]
        : []),
      'If this was not you, somebody else can read your email. Secure your mailbox first, then reset the password once more.',
    ].join(' '),
  };
}

const list = new Intl.ListFormat('en');

const of = (device: string) => (device === '' ? '' : ` of ${device}`);
const from = (device: string) => (device === '' ? '' : ` from ${device}`);
