// What a security event is called, and what its reader can do. Plain text for emails and the feed.
import { RECENT_FACTOR_DAYS } from '@vys/contract/api/endpoints';
import type { SecurityEvent } from '../../identity/index.ts';

export type SecurityMessage = {
  readonly title: string;
  /** One or two sentences; all that the feed shows. */
  readonly message: string;
  /** What to do, in the email. Without it no email is sent. */
  readonly advice?: string;
};

const NOT_YOU =
  'If this wasn\'t you, reset your password now with "Forgot password?" on the sign-in page. That signs out every device.';
const RECENTLY_ADDED = `passkeys and authenticator apps added in the last ${RECENT_FACTOR_DAYS} days`;
const FACTOR_NOT_YOURS = `If this wasn't you, reset your password within ${RECENT_FACTOR_DAYS} days with "Forgot password?" on the sign-in page. That signs out every device and removes ${RECENTLY_ADDED}.`;
const CHECK_DEVICES =
  "Check your devices under Settings, Security. If you don't recognize one, sign it out and change your password.";

const fixedMessages: Record<
  Exclude<
    SecurityEvent,
    { device: string } | { name: string } | { removed: object } | { kind: 'account_deleted' }
  >['kind'],
  SecurityMessage
> = {
  password_changed: {
    title: 'Your password was changed',
    message: 'Your password was changed, and all other devices were signed out.',
    advice: NOT_YOU,
  },
  mfa_enabled: {
    title: 'Authenticator app turned on',
    message: "You'll now need a code from your authenticator app to sign in.",
    advice: `Keep your recovery codes in a safe place. ${FACTOR_NOT_YOURS} After that, only the administrator of this Vys server can turn the app off without its codes.`,
  },
  mfa_disabled: {
    title: 'Authenticator app turned off',
    message: 'You no longer need a code from your authenticator app to sign in.',
    advice: NOT_YOU,
  },
  recovery_codes_renewed: {
    title: 'New recovery codes',
    message: 'You have new recovery codes. Your old codes no longer work.',
    advice: NOT_YOU,
  },
  recovery_code_used: {
    title: 'A recovery code was used',
    message: 'Someone signed in with your password and one of your recovery codes.',
    advice: NOT_YOU,
  },
  mfa_bruteforce: {
    title: 'Someone may know your password',
    message: "Someone entered your password and then too many wrong codes. They didn't get in.",
    advice:
      "If this wasn't you, change your password now under Settings, Security. Your authenticator codes still protect your account.",
  },
  email_confirmed: {
    title: 'Your email address is confirmed',
    message: 'Your email address is confirmed.',
  },
  email_changed: {
    title: 'Your email address was changed',
    message:
      'Your account has a new email address, which you now sign in with. All other devices were signed out.',
    advice: "If this wasn't you, contact the administrator of this Vys server right away.",
  },
};

export function getSecurityMessage(event: SecurityEvent): SecurityMessage {
  switch (event.kind) {
    case 'refresh_token_reused':
      return {
        title: 'A device was signed out for your safety',
        message: `A sign-in${on(event.device)} was used twice, which can mean it was copied, so we signed that device out.`,
        advice: `If you restored a browser or computer from a backup, that's probably why; just sign in again. ${CHECK_DEVICES}`,
      };
    case 'refresh_token_wrong_device':
      return {
        title: 'We blocked a copied sign-in',
        message: `Your sign-in${on(event.device)} was used from another browser, so we blocked it. Your devices stay signed in.`,
        advice: `If you just deleted that browser's cookies, that's why; just sign in again. Otherwise a program on your device may have copied it. ${CHECK_DEVICES}`,
      };
    case 'new_device':
      return {
        title: `New sign-in to Vys${from(event.device)}`,
        message: `Someone signed in to your account${from(event.device)}, in a new browser.`,
        advice: `If this was you, you don't need to do anything. ${NOT_YOU}`,
      };
    case 'password_reset':
      return getPasswordResetMessage(event);
    case 'passkey_added':
      return {
        title: 'A passkey was added',
        message: `The passkey "${event.name}" can now sign in to your account.`,
        advice: `${FACTOR_NOT_YOURS} After that, also remove the passkey under Settings, Security.`,
      };
    case 'account_deleted':
      return getDeletionMessage(event.reason);
    case 'passkey_removed':
      return {
        title: 'A passkey was removed',
        message: `The passkey "${event.name}" can no longer sign in to your account.`,
        advice: NOT_YOU,
      };
    case 'api_key_created':
      return {
        title: 'An API key was created',
        message: `Programs can now use your account with the API key "${event.name}".`,
        advice:
          "If this wasn't you, revoke it now under Settings, Security. Then change your password and sign out all other devices.",
      };
    case 'api_key_revoked':
      return {
        title: 'An API key was revoked',
        message: `The API key "${event.name}" no longer works.`,
        advice: `Programs that used it need another one. ${NOT_YOU}`,
      };
    default:
      return fixedMessages[event.kind];
  }
}

function getDeletionMessage(operatorReason: string | undefined): SecurityMessage {
  const title = 'Your account was deleted';
  if (operatorReason === undefined) {
    return {
      title,
      message: 'Your Vys account and everything in it was deleted, as you asked.',
      advice: "If this wasn't you, contact the administrator of this Vys server right away.",
    };
  }
  return {
    title,
    message: `An operator of this Vys server deleted your account and everything in it. Reason: ${operatorReason}`,
    advice: 'If you think this was a mistake, contact the operator of this Vys server.',
  };
}

function getPasswordResetMessage({
  removed,
  remainingPasskeys,
  remainingApiKeys,
}: Extract<SecurityEvent, { kind: 'password_reset' }>): SecurityMessage {
  const removedFactors = [
    ...(removed.hasApp ? ['your authenticator app'] : []),
    ...removed.passkeys.map((name) => `the passkey "${name}"`),
    ...removed.apiKeys.map((name) => `the API key "${name}"`),
  ];
  const passkeyNames = remainingPasskeys.map((name) => `"${name}"`);
  const keyNames = remainingApiKeys.map((name) => `"${name}"`);
  return {
    title: 'Your password was reset',
    message: [
      'You set a new password with an emailed link, and all devices were signed out.',
      ...(removedFactors.length > 0
        ? [
            `We also removed ${list.format(removedFactors)}, added in the last ${RECENT_FACTOR_DAYS} days.`,
          ]
        : []),
    ].join(' '),
    advice: [
      ...(removedFactors.length > 0
        ? ['If they were yours, you can add them again under Settings, Security.']
        : []),
      ...(passkeyNames.length > 0
        ? [
            `These passkeys can still sign in: ${list.format(passkeyNames)}. Remove any you don't recognize under Settings, Security.`,
          ]
        : []),
      ...(keyNames.length > 0
        ? [
            `These API keys still work: ${list.format(keyNames)}. Revoke any you don't recognize under Settings, Security.`,
          ]
        : []),
      "If this wasn't you, someone else can read your email. Secure your email account first, then reset your password again.",
    ].join(' '),
  };
}

const list = new Intl.ListFormat('en');

const on = (device: string) => (device === '' ? '' : ` on ${device}`);
const from = (device: string) => (device === '' ? '' : ` from ${device}`);
