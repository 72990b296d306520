// Texts of screens/ready-to-continue.
export const messages = {
  readyToContinue: 'Ready to Continue',
  openingTheEditor: 'Opening the editor',
  youreSignedInAs: (email: string | number) => `You're signed in as ${email}.`,
  continueToEditor: 'Continue to Editor',
  tryAgain: 'Try again',
  goToDashboardInstead: 'Go to Dashboard Instead',
  aCodeEditorAt: 'A code editor at',
  itCanReadAnd:
    "It can read and change your pages for 15 minutes. It can't see your password or the rest of your account.",
  weCouldntCheckThis: "We couldn't check this link. Try again.",
  weCouldntOpenThe: "We couldn't open the editor. Try again.",
};
