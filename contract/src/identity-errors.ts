// Error codes of the identity module.
export const identityErrors = {
  'identity.email_taken': { status: 409, message: 'An account with this email already exists.' },
  'identity.username_taken': { status: 409, message: 'This username is already taken.' },
  'identity.password_wrong': { status: 403, message: 'The current password is not right.' },
  'identity.password_weak': {
    status: 400,
    message: 'This password is among the first that are guessed. Choose another one.',
  },
  'identity.link_invalid': {
    status: 400,
    message: 'This link has been used or is too old. Ask for a new one.',
  },
  'identity.email_unverified': {
    status: 403,
    message: 'Confirm your email address first. We can send you the link again.',
  },
  'identity.session_not_found': { status: 404, message: 'This device is not signed in.' },
  'identity.totp_enabled': { status: 409, message: 'An authenticator app is set up already.' },
  'identity.totp_not_started': { status: 409, message: 'No authenticator app has been set up.' },
  'identity.code_wrong': { status: 400, message: 'This code is not right. Try the next one.' },
  'identity.passkey_refused': { status: 400, message: 'This passkey could not be used.' },
  'identity.passkey_not_found': { status: 404, message: 'There is no such passkey.' },
  'identity.redirect_refused': { status: 400, message: 'Vys does not send people there.' },
  'identity.code_invalid': { status: 400, message: 'This code has been used or is too old.' },
  /** The installation leaves it to its own identity provider. */
  'identity.managed_elsewhere': {
    status: 409,
    message: 'This is managed by your identity provider.',
  },
} as const;
