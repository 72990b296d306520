// What the contract suite needs from a realm of either provider, and how it calls the realm.

export type ContractUser = {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly password: string;
};

export type ContractTarget = {
  /** Where its endpoints are: `…/realms/vys`. */
  readonly realm: string;
  /** What its tokens and its discovery document name. */
  readonly issuer: string;
  /** Whose responses they are: the embedded issuer's, Keycloak's, or Keycloak's through our server. */
  readonly who: 'embedded' | 'keycloak' | 'proxy';
  /** 401 up to Keycloak 26.5, 400 from 26.6 and with us. */
  readonly badCredentials: 400 | 401;
  /** Called Ada Lovelace. */
  makeUser(): Promise<ContractUser>;
  /** One with an authenticator app, and its present code. */
  makeCarefulUser(): Promise<{ user: ContractUser; code: string }>;
  /** An access token that was good and has expired. */
  expiredToken(): Promise<string>;
  /** Makes refresh tokens that were used too old to be repeated. */
  outliveGrace?(): Promise<void>;
};

export type RealmResponse = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: each case says what it expects of a body.
  readonly body: any;
};

export type Fields = Record<string, string | undefined>;

/** Fields that are undefined are left out. */
export async function postRealm(url: string, fields: Fields, cookie = ''): Promise<RealmResponse> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return read(
    await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(entries as [string, string][]),
      ...(cookie === '' ? {} : { headers: { cookie } }),
    }),
  );
}

export async function getRealm(url: string, token?: string): Promise<RealmResponse> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return read(await fetch(url, { headers }));
}

async function read(response: Response): Promise<RealmResponse> {
  const text = await response.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    body = undefined;
  }
  return { status: response.status, headers: response.headers, text, body };
}
