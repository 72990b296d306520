// Texts of features/identity/passkeys.
export const messages = {
  nameIsRequired: 'Name is required',
  passkeyAdded: 'Passkey added',
  addAPasskey: 'Add a passkey',
  yourBrowserWillAsk: 'Your browser will ask for your fingerprint, face or device PIN.',
  cancel: 'Cancel',
  continue: 'Continue',
  passkeyName: 'Passkey name',
  toHelpYouRecognize: 'To help you recognize it later.',
  signInWithA: 'Sign in with a passkey',
  thisPasskeyDidntWork: "This passkey didn't work. Try another way to sign in.",
};
