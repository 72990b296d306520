// Texts of screens/ready-to-continue.
export const messages = {
  readyToContinue: 'Ready to Continue',
  openingEditor: 'Opening the editor',
  signedInAs: (email: string | number) => `You're signed in as ${email}.`,
  continueToEditor: 'Continue to Editor',
  tryAgain: 'Try again',
  goToDashboard: 'Go to Dashboard Instead',
  aCodeEditorAt: 'A code editor at',
  editorPermissions:
    "It can read and change your pages for 15 minutes. It can't see your password or the rest of your account.",
  linkCheckFailed: "We couldn't check this link. Try again.",
  openEditorFailed: "We couldn't open the editor. Try again.",
};
