// Texts of features/accounts/sharing.
export const messages = {
  qrCodeFailed: "We couldn't show the QR code. The link still works.",
  qrCodeAlt: (address: string | number) => `QR code of ${address}`,
  shareProfile: 'Share Profile',
  shareIntro: 'Share your page with a link or QR code.',
  noLinkYet: 'No link yet',
  usernameNeeded: 'Choose a username to get a link you can share.',
  chooseUsername: 'Choose username',
  downloadPng: 'Download PNG',
  profileLink: 'Profile link',
  copyFailed: 'Failed to copy URL',
};
