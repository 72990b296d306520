// Who the demo creator is, and how to sign in as them.
export const demo = {
  email: 'demo@vys.example',
  /** Public, as this file is, which is why the demo is rejected in production. */
  password: 'demo-creator-1',
  username: 'mira-sol',
  firstName: 'Mira',
  lastName: 'Sol',
};
