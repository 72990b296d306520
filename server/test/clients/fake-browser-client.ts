// A fake browser client: calls the realm with the headers, the user agent and the cookies of a browser.
// Requests without them are made by `postForm` in factories.ts.
import { CLIENT_ID, logout, token } from '@vys/contract/identity/identity';
import { parseCookie, stringifyCookie } from 'cookie';
import type { TestHttp } from '../http.ts';

export const FIREFOX_ON_LINUX =
  'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
export const CHROME_ON_ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

export type BrowserClient = ReturnType<typeof createBrowserClient>;

/** A new one with every call: no cookies yet. */
export function createBrowserClient(ctx: Pick<TestHttp, 'http'>, userAgent = FIREFOX_ON_LINUX) {
  const cookies: Record<string, string> = {};

  async function post(url: string, fields: Record<string, string>) {
    const response = await ctx.http.inject({
      method: 'POST',
      url,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'user-agent': userAgent,
        'sec-fetch-site': 'same-origin',
        'sec-fetch-mode': 'cors',
        ...(Object.keys(cookies).length === 0 ? {} : { cookie: stringifyCookie(cookies) }),
      },
      payload: new URLSearchParams({ client_id: CLIENT_ID, ...fields }).toString(),
    });
    for (const line of [response.headers['set-cookie'] ?? []].flat()) {
      Object.assign(cookies, parseCookie(line.split(';', 1)[0] ?? ''));
    }
    return response;
  }

  return {
    cookies,
    signIn: ({ username, password }: { username: string; password: string }) =>
      post(token.path, { grant_type: 'password', scope: 'openid', username, password }),
    refresh: (refreshToken: string) =>
      post(token.path, { grant_type: 'refresh_token', refresh_token: refreshToken }),
    logOut: (refreshToken: string) => post(logout.path, { refresh_token: refreshToken }),
  };
}
