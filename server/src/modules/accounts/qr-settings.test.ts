// How the QR code looks, through the app server: what is kept, for whom, and what is rejected.
import type { Method } from '@vys/contract/api/route';
import { getQrSettings, updateQrSettings } from '@vys/contract/identity/accounts';
import type { Tier } from '@vys/contract/plans';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { createTestHttp, type TestHttp } from '../../../test/http.ts';

let ctx: TestHttp;
let user: TestUser;

beforeAll(async () => {
  ctx = await createTestHttp();
});
beforeEach(async () => {
  user = await buildUser(ctx, { tier: 'free' });
});
afterAll(() => ctx.close());

type Target = { readonly method: Method; readonly path: string };

function call(route: Target, body?: object, as: Pick<TestUser, 'headers'> = user) {
  return ctx.http.inject({
    method: route.method,
    url: route.path,
    headers: as.headers,
    ...(body === undefined ? {} : { payload: body }),
  });
}
const anonymous = { headers: { authorization: '' } };

describe('/api/user/qr-settings', () => {
  const ocean = {
    fgColor: '#1E40AF',
    bgColor: '#DBE',
    logoUrl: '',
    errorCorrectionLevel: 'Q',
    caption: 'Scan me',
  };

  it('API-12 DATA-9 returns the defaults at first', async () => {
    const response = await call(getQrSettings);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      success: true,
      data: {
        fgColor: '#000000',
        bgColor: '#FFFFFF',
        logoUrl: '',
        errorCorrectionLevel: 'M',
        caption: '',
      },
    });
  });

  it.each<Tier>(['pro', 'premium', 'team'])(
    'API-13 TIER-3 keeps the settings of %s',
    async (tier) => {
      await ctx.accounts.changeTier(user.id, tier);
      const response = await call(updateQrSettings, ocean);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({ success: true, data: ocean });
      expect((await call(getQrSettings)).json().data).toEqual(ocean);
    },
  );

  it.each<Tier>(['free', 'starter'])('API-13 TIER-2 TIER-3 TIER-14 rejects %s', async (tier) => {
    await ctx.accounts.changeTier(user.id, tier);
    const response = await call(updateQrSettings, ocean);
    expect(response.statusCode).toBe(403);
    expect(response.json().code).toBe('accounts.upgrade_needed');
    expect((await call(getQrSettings)).json().data.fgColor).toBe('#000000');
  });

  it('TIER-3 shows saved settings no longer after a downgrade, and again after the next upgrade', async () => {
    await ctx.accounts.changeTier(user.id, 'pro');
    await call(updateQrSettings, ocean);
    await ctx.accounts.changeTier(user.id, 'free');
    expect((await call(getQrSettings)).json().data.fgColor).toBe('#000000');
    await ctx.accounts.changeTier(user.id, 'pro');
    expect((await call(getQrSettings)).json().data).toEqual(ocean);
  });

  it('take no call to action where a program sends none, and trim one', async () => {
    await ctx.accounts.changeTier(user.id, 'pro');
    const { caption, ...specified } = ocean;
    const saved = await call(updateQrSettings, specified);
    expect(saved.json().data).toEqual({ ...specified, caption: '' });
    await call(updateQrSettings, { ...ocean, caption: `  ${caption} ` });
    expect((await call(getQrSettings)).json().data.caption).toBe(caption);
  });

  it('raise the level for a logo, also for one that was saved with a lower level', async () => {
    await ctx.accounts.changeTier(user.id, 'pro');
    const withLogo = { ...ocean, logoUrl: 'https://pages.example/me', errorCorrectionLevel: 'L' };
    const raised = { ...withLogo, errorCorrectionLevel: 'H' };
    expect((await call(updateQrSettings, withLogo)).json().data).toEqual(raised);
    await ctx.db
      .updateTable('accounts')
      .set({ qr_settings: JSON.stringify({ ...withLogo, caption: undefined }) })
      .where('user_id', '=', user.id)
      .execute();
    expect((await call(getQrSettings)).json().data).toEqual({ ...raised, caption: '' });
  });

  it('are of the caller alone', async () => {
    await ctx.accounts.changeTier(user.id, 'pro');
    await call(updateQrSettings, ocean);
    const otherUser = await buildUser(ctx, { tier: 'pro' });
    expect((await call(getQrSettings, undefined, otherUser)).json().data.fgColor).toBe('#000000');
  });

  it('need a token', async () => {
    expect((await call(getQrSettings, undefined, anonymous)).statusCode).toBe(401);
    expect((await call(updateQrSettings, ocean, anonymous)).statusCode).toBe(401);
  });

  it.each([
    { ...ocean, fgColor: 'red' },
    { ...ocean, fgColor: '#12345' },
    { ...ocean, errorCorrectionLevel: 'X' },
    { ...ocean, logoUrl: 1 },
    { ...ocean, caption: 'x'.repeat(41) },
    { ...ocean, caption: 'two\nlines' },
    { ...ocean, caption: 'a\0b' },
    { fgColor: '#000' },
  ])('reject %j', async (body) => {
    await ctx.accounts.changeTier(user.id, 'pro');
    const response = await call(updateQrSettings, body);
    expect([response.statusCode, response.json().code]).toEqual([400, 'input.invalid']);
  });
});
