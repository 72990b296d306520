// What the screens in front of the app call before anything else. Apart from the routes, because
// these screens must not wait for the schemas.
export const REALM = 'vys';
export const CLIENT_ID = 'vys-web';

const realm = `/realms/${REALM}/protocol/openid-connect`;
export const TOKEN_PATH = `${realm}/token`;
export const USER_INFO_PATH = `${realm}/userinfo`;
export const LOGOUT_PATH = `${realm}/logout`;
export const CERTS_PATH = `${realm}/certs`;
export const CLIENT_CONFIG_PATH = '/api/config';

/** The views goal of a new user. */
export const DEFAULT_VIEWS_GOAL = 1000;
