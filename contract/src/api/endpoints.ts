// Endpoints and constants that the public screens call before anything else. Apart from the routes, because
// these screens must not wait for the schemas.
export const REALM = 'vys';
export const CLIENT_ID = 'vys-web';
/** Ours: `assertion` holds what `navigator.credentials.get()` gave, as JSON. */
export const PASSKEY_GRANT = 'urn:vys:grant-type:passkey';

const realm = `/realms/${REALM}/protocol/openid-connect`;
export const TOKEN_PATH = `${realm}/token`;
export const USER_INFO_PATH = `${realm}/userinfo`;
export const LOGOUT_PATH = `${realm}/logout`;
export const CERTS_PATH = `${realm}/certs`;
export const PASSKEY_SIGN_IN_PATH = '/api/auth/passkeys/sign-in';
/** Why a user with the right credentials is not let in, in the words of Keycloak: `error_description`. */
export const ACCOUNT_DISABLED = 'Account disabled';
export const CLIENT_CONFIG_PATH = '/api/config';

/** A password reset removes passkeys and authenticator apps that were added within so many days. */
export const RECENT_FACTOR_DAYS = 7;
