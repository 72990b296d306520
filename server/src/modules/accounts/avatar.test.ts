// The picture of a person: an image that was uploaded here, or none.
import { getProfile, updateProfile } from '@vys/contract/identity/accounts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { createTestHttp, TEST_PAGES_ORIGIN, type TestHttp } from '../../../test/http.ts';

let ctx: TestHttp;
let user: TestUser;
beforeAll(async () => {
  ctx = await createTestHttp();
  user = await buildUser(ctx, { tier: 'free' });
});
afterAll(() => ctx.close());

const put = (payload: object) =>
  ctx.http.inject({
    method: updateProfile.method,
    url: updateProfile.path,
    headers: user.headers,
    payload,
  });
const readAvatar = async () => {
  const response = await ctx.http.inject({
    method: getProfile.method,
    url: getProfile.path,
    headers: user.headers,
  });
  return response.json().data.avatar_url;
};
const uploaded = `${TEST_PAGES_ORIGIN}/_/media/abcdefghijklmnopqrstuv_-`;

it('API-22 is set to an uploaded image, kept by other changes, and removed', async () => {
  expect((await put({ avatar_url: uploaded })).json().data.avatar_url).toBe(uploaded);
  await put({ full_name: 'Ada' });
  expect(await readAvatar()).toBe(uploaded);
  expect((await put({ avatar_url: null })).json().data.avatar_url).toBeNull();
});

it.each([
  'https://evil.example/_/media/abcdefghijklmnopqrstuv_-',
  `${TEST_PAGES_ORIGIN}/_/media/abcdefghijklmnopqrstuv_-?x`,
  `${TEST_PAGES_ORIGIN}/_/media/../ada`,
  `${TEST_PAGES_ORIGIN}.evil.example/_/media/abcdefghijklmnopqrstuv_-`,
  'javascript:alert(1)',
  '',
])('cannot be %j, and nothing else changes with it', async (avatar_url) => {
  const response = await put({ avatar_url, full_name: 'Other' });
  expect([response.statusCode, response.json()]).toEqual([
    400,
    expect.objectContaining({
      code: 'input.invalid',
      fields: { avatar_url: 'Upload the image first.' },
    }),
  ]);
  expect(await readAvatar()).toBeNull();
});
