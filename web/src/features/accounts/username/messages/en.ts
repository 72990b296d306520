// Texts of features/accounts/username.
export const messages = {
  username: 'Username',
  yourname: 'yourname',
  checking: 'Checking',
  isAvailable: (username: string) => `${username} is available`,
  usernameCheckFailed: 'Failed to check username availability',
  freeNames: 'Free names like it:',
  changeLinkTitle: 'Change your link?',
  pageMoves: (host: string | number, to: string | number) =>
    `Your public page moves to ${host}/${to} immediately and keeps its stats.`,
  changeLink: 'Change link',
  oldLinksRedirect: (host: string | number, from: string | number, leadsOnDays: string | number) =>
    `Old links and QR codes with ${host}/${from} keep working for ${leadsOnDays} days, and no one else can take that name during this time. After that, they stop working.`,
  currentUsername: 'This is your username',
};
