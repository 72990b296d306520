// Help articles on the account and its security in English.
import type { ArticlesOf } from '../../topics.ts';

export const accountArticles: ArticlesOf<'account'> = {
  password: {
    title: 'Change your password',
    answer:
      'Change your password under Settings, Security; your other devices are signed out. If you forgot it, choose “Forgot password?” on the sign-in screen.',
    steps: [
      'Open Settings, Security and go to “Password”.',
      'Enter your current password and a new one twice.',
      'Choose “Change password”.',
    ],
    more: [
      "A long sentence is safer and easier to remember than a short riddle; passwords that are among the most common ones are rejected. The reset link in the email works for a limited time and only once. If you didn't ask for it, ignore it: your password hasn't changed.",
    ],
    button: 'Open security',
  },
  'two-factor': {
    title: 'Two-factor sign-in',
    answer:
      'Set up an authenticator app under Settings, Security. You then enter a code after your password, and get recovery codes in case you lose your phone.',
    steps: [
      'Open Settings, Security and choose “Set up” at “Authenticator app”.',
      'Scan the code with an app such as Aegis, Google Authenticator or 1Password, and enter the 6 digits.',
      'Save the recovery codes where you can reach them without your phone.',
    ],
    more: [
      'If codes are rejected, the clock of your phone is usually wrong: set it to automatic. Without the app, sign in with a recovery code; each works once. “New recovery codes” replaces the old ones.',
    ],
    button: 'Open security',
  },
  passkeys: {
    title: 'Passkeys',
    answer:
      'Add a passkey under Settings, Security and sign in with your fingerprint, face or device PIN.',
    steps: [
      'Open Settings, Security and choose “Add a passkey”.',
      'Confirm with your fingerprint, face or PIN, and give it a name.',
      'Next time, choose “Sign in with a passkey” on the sign-in screen.',
    ],
    more: [
      "A passkey can't be guessed or typed into a fake site, and it replaces the password and the code. “Synced” means that it's on all your devices with the same Apple, Google or password-manager account. Add a second one, in case you lose a device; remove the one of a device that you no longer have.",
    ],
    button: 'Open security',
  },
  devices: {
    title: 'Signed-in devices',
    answer:
      'Settings, Security lists where you’re signed in. Sign out a device you don’t know, or all others, and change your password.',
    steps: [
      'Open Settings, Security and go to “Devices”.',
      'Choose “Sign out” at a device, or “Sign out all other devices”.',
      "If one wasn't you, change your password, and turn on two-factor sign-in.",
    ],
    more: [
      "Place and browser are estimates: a phone network can appear in another city, and one computer with two browsers is two devices. “This device” is the one you're using. We email you when someone signs in from a new device.",
    ],
    button: 'Open security',
  },
  'email-change': {
    title: 'Change your email address',
    answer:
      "Choose “Change email” in your profile. To keep your account safe, the new address counts once you've opened the link we send to it, and the one we send to your current address if that is confirmed.",
    steps: [
      'Open your profile under Settings and choose “Change email”.',
      'Enter the new address and your password.',
      'Open the links that we send to both addresses.',
    ],
    more: [
      'Until then you sign in with the current address. If you no longer have access to the old mailbox, contact the operator of this site. If a link has expired, choose “Resend link”; “Cancel change” leaves everything as it is.',
    ],
    button: 'Open profile',
  },
  notifications: {
    title: 'Notifications',
    answer:
      'The bell shows what happens: your page was published, the assistant finished, a visitor wrote, your page reached a number of views. Under Settings, Notifications you choose what you hear about, and whether by email, by push on this device or only in the app.',
    more: [
      "During quiet hours, email and push wait, and one summary comes afterwards; only product updates, maintenance and security alerts don't wait. The weekly email with your stats has its own switch under Analytics.",
      "Push needs your permission in each browser. If nothing arrives, check that the browser may show notifications, and that your device isn't in a focus mode.",
    ],
    button: 'Open notifications',
  },
  'api-keys': {
    title: 'API keys',
    answer:
      'An API key lets a program of your own use your account, such as a script that saves your stats or a shop that updates your page. Keys work on every plan.',
    more: [
      "Create one under Settings, Security: choose a name, an end and only the permissions it needs, to read or also to change your profile, page, images, messages and so on, and enter your password. Copy the key right away, as it's shown only once. The list says what each key may do and when it was last used.",
      '“API Docs” in the sidebar shows every call with examples. You can have {limit:keys} keys; each makes up to {limit:requests} requests a minute, and one that goes unused for a year is removed. No key can reach your password, sign-in, billing or account deletion.',
      'Keep keys secret. If one may have leaked, choose “Revoke”: it stops working immediately, and you can create a new one.',
    ],
    button: 'Open API keys',
  },
};
