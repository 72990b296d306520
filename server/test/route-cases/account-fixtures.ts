// Rightful calls of accounts, notifications, media, analytics and moderation.
import type { Fixtures } from './fixtures.ts';
import { multipartOf, pictureBytes } from './world.ts';

export const accountFixtures: Fixtures = {
  'accounts.checkUsername': async () => ({ params: { username: 'somebody-new' } }),
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
  'accounts.deleteAccount': async (world) => ({ caller: await world.newPerson() }),
  'accounts.exportAccount': async (world) => ({ caller: await world.newPerson() }),
  'notifications.list': async () => ({ query: { limit: '5' } }),
  'media.upload': async () => ({ multipart: multipartOf(await pictureBytes()) }),
  'media.list': async () => ({}),
  'media.uses': async (world, person) => ({ params: { id: await world.imageOf(person) } }),
  'media.remove': async (world, person) => ({ params: { id: await world.imageOf(person) } }),
  'analytics.overview': async () => ({ query: { period: '7d' } }),
  'analytics.trackView': async (_world, { name }) => ({
    body: { slug: name, referrer: 'https://news.example/' },
  }),
  'analytics.trackClick': async (_world, { name }) => ({
    body: { slug: name, url: 'https://shop.example/' },
  }),
  'moderation.list': async (world) => ({ caller: world.operator, query: { state: 'all' } }),
  'moderation.get': async (world, person) => ({
    caller: world.operator,
    params: { id: await world.caseAbout(person) },
  }),
  'moderation.decide': async (world, person) => ({
    caller: world.operator,
    params: { id: await world.caseAbout(person) },
    body: { decision: 'dismiss', reason: 'Nothing is wrong with it' },
  }),
  'moderation.object': async (world) => {
    const caller = await world.newPerson();
    const id = await world.caseAbout(caller);
    const decision = { decision: 'suspend', reason: 'It asks for passwords' };
    const token = await world.operator.token();
    await world.test.call('POST', `/api/moderation/cases/${id}/decision`, {
      token,
      body: decision,
    });
    return { caller, body: { message: 'It asks for nothing' } };
  },
};
