// Error codes of the identity module, with their statuses.
export const identityErrors = {
  'identity.email_taken': 409,
  'identity.username_taken': 409,
  'identity.password_wrong': 403,
  'identity.password_weak': 400,
  'identity.link_invalid': 400,
  'identity.email_unverified': 403,
  'identity.session_not_found': 404,
  'identity.totp_enabled': 409,
  'identity.totp_not_started': 409,
  'identity.code_wrong': 400,
  'identity.passkey_refused': 400,
  'identity.passkey_not_found': 404,
  'identity.api_key_limit': 409,
  'identity.api_key_not_found': 404,
  'identity.redirect_refused': 400,
  'identity.code_invalid': 400,
  /** The installation leaves it to its own identity provider. */
  'identity.managed_elsewhere': 409,
} as const;
