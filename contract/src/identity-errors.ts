// Error codes of the identity room.
export const identityErrors = {
  'identity.email_taken': { status: 409, message: 'An account with this email already exists.' },
  'identity.username_taken': { status: 409, message: 'This username is already taken.' },
} as const;
