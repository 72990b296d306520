// Texts of features/identity/mfa.
export const messages = {
  useOneOfThese:
    'Use one of these codes to sign in without your phone. Each works once. We only show them now.',
  done: 'Done',
  recoveryCodes: 'Recovery codes',
  copyCodes: 'Copy codes',
  couldntCopySelectThe: "Couldn't copy. Select the codes and copy them manually.",
  download: 'Download',
  iveSavedTheseCodes: "I've saved these codes somewhere I can reach without my phone.",
  twoFactorSignIn: 'Two-factor sign-in is off',
  turnOffTwoFactor: 'Turn off two-factor sign-in?',
  youllOnlyNeedYour:
    "You'll only need your password to sign in. Your recovery codes will stop working.",
  turnOff: 'Turn off',
  newRecoveryCodes: 'New recovery codes',
  youllGetTenNew: "You'll get ten new codes. Your old codes stop working immediately.",
  createNewCodes: 'Create new codes',
  scanThisWithAn:
    'Scan this with an authenticator app, such as Aegis, 2FAS or Google Authenticator, or with your password manager.',
  orTypeThisSecret: 'Or type this secret into the app:',
  copySecret: 'Copy secret',
  qrCodeForThe: 'QR code for the authenticator app',
  weCouldntShowThe: "We couldn't show the QR code. Type the secret instead.",
  setUpAnAuthenticator: 'Set up an authenticator app',
  youllNeedACode:
    "You'll need a code from an app on your phone when you sign in with your password.",
  continue: 'Continue',
  enterThe6Digits: 'Enter the 6 digits',
  scanThenEnterThe: 'Scan, then enter the first code',
  cancel: 'Cancel',
  turnOn: 'Turn on',
  somethingWentWrongTry: 'Something went wrong. Try again.',
  codeFromTheApp: 'Code from the app',
  n6DigitsTheApp: '6 digits. The app shows a new code every 30 seconds.',
  incorrectCodeEnterThe: 'Incorrect code. Enter the code your app shows now.',
};
