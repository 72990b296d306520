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
  customize: 'Customize QR code',
  /** The next three are worded by the specification (SHARE-9, SHARE-10, SHARE-11). */
  pro: 'Pro',
  unlockTitle: 'Unlock Custom QR Codes',
  unlockHint: 'Upgrade to Pro for custom colors, logos, and advanced error correction.',
  upgradeToPro: 'Upgrade to Pro',
  presets: 'Presets',
  foreground: 'Foreground',
  background: 'Background',
  invalidColor: 'Enter a valid hex color',
  faint: 'These colors are close to each other, so the code may not scan.',
  errorCorrection: 'Error correction',
  level: (level: string, percent: number, isRecommended: boolean) =>
    `${level}: ${percent}%${isRecommended ? ' (recommended)' : ''}`,
  logo: 'Custom logo',
  comingSoon: 'Coming Soon',
  copyFailed: 'Failed to copy URL',
};
