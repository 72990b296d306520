// Valid requests of accounts, notifications, media, analytics and moderation.
import type { Fixtures } from './fixtures.ts';
import { buildMultipart, pictureBytes } from './test-context.ts';

export const accountFixtures: Fixtures = {
  'accounts.checkUsername': async () => ({ params: { username: 'new-username' } }),
  'accounts.session': async () => ({}),
  'accounts.getProfile': async () => ({}),
  'accounts.updateProfile': async () => ({ body: { full_name: 'Ada Lovelace' } }),
  'accounts.upgradeTier': async () => ({ body: { tier: 'team' } }),
  'accounts.setPagesActive': async () => ({ body: { pages_active: true } }),
  'accounts.recordGoal': async () => ({ body: { achieved_goal: 1000, next_goal: 2500 } }),
  'accounts.getQrSettings': async () => ({}),
  'accounts.updateQrSettings': async () => ({
    body: { fgColor: '#000000', bgColor: '#ffffff', logoUrl: '', errorCorrectionLevel: 'M' },
  }),
  'accounts.getStorage': async () => ({}),
  'accounts.deleteAccount': async (context) => ({ caller: await context.newPerson() }),
  'accounts.exportAccount': async (context) => ({ caller: await context.newPerson() }),
  'notifications.list': async () => ({ query: { limit: '5' } }),
  'media.upload': async () => ({ multipart: buildMultipart(await pictureBytes()) }),
  'media.list': async () => ({}),
  'media.uses': async (context, person) => ({ params: { id: await context.getImageId(person) } }),
  'media.remove': async (context, person) => ({ params: { id: await context.getImageId(person) } }),
  'analytics.overview': async () => ({ query: { period: '7d' } }),
  'analytics.report': async (context, person) => ({
    query: { period: '7d', pageId: await context.getPageId(person) },
  }),
  'analytics.page': async (context, person) => ({
    params: { pageId: await context.getPageId(person) },
    query: { period: '7d' },
  }),
  'analytics.referrers': async (context, person) => {
    await context.getPageId(person);
    return { query: { period: '7d' } };
  },
  'analytics.devices': async (context, person) => {
    await context.getPageId(person);
    return { query: { period: '7d' } };
  },
  'analytics.export': async (context, person) => {
    await context.getPageId(person);
    return { query: { period: '7d', format: 'csv' } };
  },
  'analytics.trackView': async (_context, { name }) => ({
    body: { slug: name, referrer: 'https://news.example/' },
  }),
  'analytics.trackClick': async (_context, { name }) => ({
    body: { slug: name, url: 'https://shop.example/' },
  }),
  'moderation.list': async (context) => ({ caller: context.operator, query: { state: 'all' } }),
  'moderation.get': async (context, person) => ({
    caller: context.operator,
    params: { id: await context.caseAbout(person) },
  }),
  'moderation.decide': async (context, person) => ({
    caller: context.operator,
    params: { id: await context.caseAbout(person) },
    body: { decision: 'dismiss', reason: 'Nothing is wrong with it' },
  }),
  'moderation.appeal': async (context) => {
    const caller = await context.newPerson();
    const id = await context.caseAbout(caller);
    const decision = { decision: 'suspend', reason: 'It asks for passwords' };
    const token = await context.operator.token();
    await context.test.call('POST', `/api/moderation/cases/${id}/decision`, {
      token,
      body: decision,
    });
    return { caller, body: { message: 'It asks for nothing' } };
  },
};
