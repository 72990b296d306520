// Texts of features/accounts/sharing.
export const messages = {
  weCouldntShowThe: "We couldn't show the QR code. The link still works.",
  qrCodeAlt: (address: string | number) => `QR code of ${address}`,
  shareProfile: 'Share Profile',
  shareYourPageWith: 'Share your page with a link or QR code.',
  noLinkYet: 'No link yet',
  chooseAUsernameTo: 'Choose a username to get a link you can share.',
  chooseUsername: 'Choose username',
  downloadPng: 'Download PNG',
  profileLink: 'Profile link',
  failedToCopyUrl: 'Failed to copy URL',
};
