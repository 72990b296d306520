// Texts of the emails with a link: to confirm an address, to choose a new password, to change an address.
export const en = {
  hello: 'Hi,',
  verification: {
    subject: 'Confirm your email address',
    intro: (hours: number) =>
      `Welcome to Vys! Confirm your email address (link expires in ${hours} hours):`,
    notYou:
      "If you didn't sign up, ignore this email. No one can publish with your email until it's confirmed.",
  },
  passwordReset: {
    subject: 'Reset your password',
    intro: (minutes: number) =>
      `We received a request to reset your Vys password. Choose a new one (link expires in ${minutes} minutes):`,
    notYou:
      "The link works once. If this wasn't you, ignore this email; your password won't change.",
  },
  oldAddress: {
    subject: 'Confirm the change of your email address',
    intro: (from: string, to: string) =>
      `Someone signed in to your Vys account asked to change its email address from ${from} to ${to}.`,
    confirm: (hours: number) =>
      `If this was you, confirm it here (link expires in ${hours} hours). We also sent a link to the new address; the change takes effect when both are confirmed:`,
    notYou:
      'If this wasn\'t you, don\'t open the link: nothing changes without it. Someone may know your password, so reset it now with "Forgot password?" on the sign-in page.',
  },
  newAddress: {
    subject: 'Confirm your new email address',
    intro: (hours: number) =>
      `Use this address to sign in to Vys? Confirm it (link expires in ${hours} hours). We also sent a link to your current address; the change takes effect when both are confirmed:`,
    notYou: "If you didn't ask for this, ignore this email. Nothing changes.",
  },
  takenAddress: {
    subject: 'You already have a Vys account',
    intro:
      'Someone asked to use this email address for another Vys account. It already belongs to yours, so nothing was changed.',
    signIn:
      'If this was you, sign in with this address instead. If you don\'t remember the password, use "Forgot password?" on the sign-in page.',
    notYou: "If this wasn't you, ignore this email.",
  },
};
