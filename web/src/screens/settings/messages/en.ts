// Texts of screens/settings.
export const messages = {
  settings: 'Settings',
  intro: 'Your profile, plan, notifications and security.',
  profile: 'Profile',
  account: 'Account',
  notifications: 'Notifications',
  security: 'Security',
  tryAgain: 'Try again',
};
