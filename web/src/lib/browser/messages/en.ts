// Texts of lib/browser.
export const messages = {
  passkeyNotCreated: 'No passkey was created. The request was canceled or took too long.',
  passkeyNotUsed: "The passkey wasn't used. The request was canceled or took too long.",
  passkeyExists: 'This device already has a passkey for your account.',
  wrongAddress: "Passkeys don't work at this address. Open Vys at its usual address.",
  passkeyUnsupported: "This device doesn't support this type of passkey. Try another device.",
  passkeyFailed: 'Something went wrong in your browser. Try again or use another device.',
};
