// Error codes of the identity module.
export const identityErrors = {
  'identity.email_taken': { status: 409, message: 'An account with this email already exists.' },
  'identity.username_taken': { status: 409, message: 'This username is already taken.' },
  'identity.password_wrong': { status: 403, message: 'Your current password is incorrect.' },
  'identity.password_weak': {
    status: 400,
    message: 'This password is too common. Choose a different one.',
  },
  'identity.link_invalid': {
    status: 400,
    message: 'This link has expired or was already used. Request a new one.',
  },
  'identity.email_unverified': {
    status: 403,
    message: 'Confirm your email address first. We can send you the link again.',
  },
  'identity.session_not_found': { status: 404, message: "This device isn't signed in." },
  'identity.totp_enabled': { status: 409, message: 'An authenticator app is already set up.' },
  'identity.totp_not_started': { status: 409, message: 'Set up an authenticator app first.' },
  'identity.code_wrong': {
    status: 400,
    message: 'Incorrect code. Try the next code from your app.',
  },
  'identity.passkey_refused': {
    status: 400,
    message: "This passkey didn't work. Try again or sign in another way.",
  },
  'identity.passkey_not_found': { status: 404, message: "We couldn't find this passkey." },
  'identity.api_key_limit': {
    status: 409,
    message: 'You already have 20 API keys. Revoke one first.',
  },
  'identity.api_key_not_found': { status: 404, message: "We couldn't find this API key." },
  'identity.redirect_refused': { status: 400, message: "That destination isn't allowed." },
  'identity.code_invalid': { status: 400, message: 'This code has expired or was already used.' },
  /** The installation leaves it to its own identity provider. */
  'identity.managed_elsewhere': {
    status: 409,
    message: 'This is managed by your identity provider.',
  },
} as const;
