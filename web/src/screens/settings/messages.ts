// Texts of screens/settings.
export const messages = {
  settings: 'Settings',
  intro: 'Your profile, plan and security.',
  profile: 'Profile',
  account: 'Account',
  security: 'Security',
  tryAgain: 'Try again',
};
