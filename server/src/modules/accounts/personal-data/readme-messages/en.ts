// The README of the data export.

export const en = {
  title: (time: string) => `Your Vys data, exported ${time}.`,
  units: 'Times are in UTC, sizes in bytes. You can open .json files in any text editor.',
  secrets: "Passwords, codes and keys are stored as hashes and aren't included.",
  images: 'Your uploaded images, named as in media.json.',
  missingImages: "These images weren't included; media.json has their links:",
  files: {
    profile: 'Your profile, plan and settings.',
    names: 'Old usernames reserved for you after a change.',
    aiRequests: 'When you used the assistant.',
    signIn: 'Sign-in data.',
  },
  /** By the name of the file. */
  identityFiles: {
    'sign-in': 'Your email, username and name.',
    sessions: 'Devices you signed in on, with IP address and times.',
    'email-tokens': 'Email links you can still use.',
    'authenticator-apps': 'When you set up an authenticator app.',
    'recovery-codes': "Which recovery codes you've used, without the codes.",
    passkeys: 'Your passkeys by name, without their keys.',
    'api-keys': 'Your API keys by name, with what they can do and when they were last used.',
  },
};
