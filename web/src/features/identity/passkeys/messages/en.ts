// Texts of features/identity/passkeys.
export const messages = {
  nameIsRequired: 'Name is required',
  passkeyAdded: 'Passkey added',
  addPasskey: 'Add a passkey',
  addPasskeyHint: 'Your browser will ask for your fingerprint, face or device PIN.',
  cancel: 'Cancel',
  continue: 'Continue',
  passkeyName: 'Passkey name',
  passkeyNameHint: 'To help you recognize it later.',
  signInWithPasskey: 'Sign in with a passkey',
  passkeyFailed: "This passkey didn't work. Try another way to sign in.",
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
};
