// Which realm of Keycloak holds the accounts, and as whom we speak to it.

export type RealmSettings = {
  /** Address of the realm, as it stands in its tokens: `https://id.example.com/realms/vys`. */
  readonly issuer: string;
  /** The public client that people sign in with. */
  readonly clientId: string;
  /** The confidential client of this server; also the audience that tokens must name. */
  readonly serviceClientId: string;
  readonly serviceSecret: string;
};

export function protocolUrl({ issuer }: RealmSettings, endpoint: string): string {
  return `${issuer}/protocol/openid-connect/${endpoint}`;
}

/** `/realms/vys` is administered at `/admin/realms/vys`. */
export function adminUrl({ issuer }: RealmSettings, path: string): string {
  return issuer.replace(/\/realms\/([^/]+)$/, '/admin/realms/$1') + path;
}
