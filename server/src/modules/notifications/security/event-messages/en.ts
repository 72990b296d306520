// What security events are called, and what their reader can do. Without advice no email is sent.
import { RECENT_FACTOR_DAYS } from '@vys/contract/api/endpoints';

const NOT_YOU =
  'If this wasn\'t you, reset your password now with "Forgot password?" on the sign-in page. That signs out every device.';
const RECENTLY_ADDED = `passkeys and authenticator apps added in the last ${RECENT_FACTOR_DAYS} days`;
const FACTOR_NOT_YOURS = `If this wasn't you, reset your password within ${RECENT_FACTOR_DAYS} days with "Forgot password?" on the sign-in page. That signs out every device and removes ${RECENTLY_ADDED}.`;
const CHECK_DEVICES =
  "Check your devices under Settings, Security. If you don't recognize one, sign it out and change your password.";
const CALL_ADMINISTRATOR =
  "If this wasn't you, contact the administrator of this Vys server right away.";

const on = (device: string) => (device === '' ? '' : ` on ${device}`);
const from = (device: string) => (device === '' ? '' : ` from ${device}`);

export const en = {
  hello: 'Hi,',
  time: (time: string) => `Time: ${time}`,
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
    advice: CALL_ADMINISTRATOR,
  },
  refresh_token_reused: {
    title: 'A device was signed out for your safety',
    message: (device: string) =>
      `A sign-in${on(device)} was used twice, which can mean it was copied, so we signed that device out.`,
    advice: `If you restored a browser or computer from a backup, that's probably why; just sign in again. ${CHECK_DEVICES}`,
  },
  refresh_token_wrong_device: {
    title: 'We blocked a copied sign-in',
    message: (device: string) =>
      `Your sign-in${on(device)} was used from another browser, so we blocked it. Your devices stay signed in.`,
    advice: `If you just deleted that browser's cookies, that's why; just sign in again. Otherwise a program on your device may have copied it. ${CHECK_DEVICES}`,
  },
  new_device: {
    title: (device: string) => `New sign-in to Vys${from(device)}`,
    message: (device: string) =>
      `Someone signed in to your account${from(device)}, in a new browser.`,
    advice: `If this was you, you don't need to do anything. ${NOT_YOU}`,
  },
  passkey_added: {
    title: 'A passkey was added',
    message: (name: string) => `The passkey "${name}" can now sign in to your account.`,
    advice: `${FACTOR_NOT_YOURS} After that, also remove the passkey under Settings, Security.`,
  },
  passkey_removed: {
    title: 'A passkey was removed',
    message: (name: string) => `The passkey "${name}" can no longer sign in to your account.`,
    advice: NOT_YOU,
  },
  api_key_created: {
    title: 'An API key was created',
    message: (name: string) => `Programs can now use your account with the API key "${name}".`,
    advice:
      "If this wasn't you, revoke it now under Settings, Security. Then change your password and sign out all other devices.",
  },
  api_key_revoked: {
    title: 'An API key was revoked',
    message: (name: string) => `The API key "${name}" no longer works.`,
    advice: `Programs that used it need another one. ${NOT_YOU}`,
  },
  account_deleted: {
    title: 'Your account was deleted',
    message: 'Your Vys account and everything in it was deleted, as you asked.',
    advice: CALL_ADMINISTRATOR,
  },
  account_deleted_by_operator: {
    title: 'Your account was deleted',
    message: (reason: string) =>
      `An operator of this Vys server deleted your account and everything in it. Reason: ${reason}`,
    advice: 'If you think this was a mistake, contact the operator of this Vys server.',
  },
  password_reset: {
    title: 'Your password was reset',
    message: 'You set a new password with an emailed link, and all devices were signed out.',
    app: 'your authenticator app',
    passkey: (name: string) => `the passkey "${name}"`,
    apiKey: (name: string) => `the API key "${name}"`,
    name: (name: string) => `"${name}"`,
    removed: (factors: string) =>
      `We also removed ${factors}, added in the last ${RECENT_FACTOR_DAYS} days.`,
    addAgain: 'If they were yours, you can add them again under Settings, Security.',
    remainingPasskeys: (names: string) =>
      `These passkeys can still sign in: ${names}. Remove any you don't recognize under Settings, Security.`,
    remainingApiKeys: (names: string) =>
      `These API keys still work: ${names}. Revoke any you don't recognize under Settings, Security.`,
    notYou:
      "If this wasn't you, someone else can read your email. Secure your email account first, then reset your password again.",
  },
};
