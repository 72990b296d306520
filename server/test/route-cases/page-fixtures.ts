// Valid requests of pages, their forms, import and export, and of the assistant.

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { bakery } from '../../../compiler/test/page-designs.ts';
import { pageWith } from '../pages.ts';
import type { Arrange, Fixtures } from './fixtures.ts';

const ofPage: Arrange = async (context, person) => ({
  params: { id: await context.getPageId(person) },
});

/** A version that can be undone, restored and compared. */
const ofVersion: Arrange = async ({ test, getPageId }, person) => {
  const id = await getPageId(person);
  const { db } = test.test;
  const number = sql<number>`(select max(number) + 1 from page_versions where page_id = ${id})`;
  const current = await db
    .selectFrom('pages as p')
    .innerJoin('page_versions as v', 'v.id', 'p.current_version_id')
    .selectAll('v')
    .where('p.id', '=', id)
    .executeTakeFirstOrThrow();
  const { id: undo_version_id, created_at: _created_at, ...version } = current;
  const next = { ...version, number, undo_version_id, jsx: pageWith(randomUUID()).jsx };
  const added = await db
    .insertInto('page_versions')
    .values(next)
    .returning(['id', 'jsx'])
    .executeTakeFirstOrThrow();
  await db
    .updateTable('pages')
    .set((eb) => ({
      jsx: added.jsx,
      current_version_id: added.id,
      revision: eb('revision', '+', 1),
      last_version_number: eb('last_version_number', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
  return { params: { id, versionId: undo_version_id } };
};

const link = { title: 'Shop', url: 'https://shop.example/' };

export const pageFixtures: Fixtures = {
  'ai.chat': async (context, person) => {
    await context.getPageId(person);
    return { body: { messages: [{ role: 'user', content: 'Make the background dark green' }] } };
  },
  'ai.turnEvents': async (context, person) => ({
    params: { id: await context.getTurnId(person) },
    query: { after: '0' },
  }),
  'ai.stopTurn': async (context, person) => ({ params: { id: await context.getTurnId(person) } }),
  'ai.conversation': async (context, person) => ({
    query: { cursor: await context.getTurnId(person) },
  }),
  'ai.generate': async () => ({ body: { prompt: '', links: [link] } }),
  'ai.modelUsage': async ({ operator }) => ({ caller: operator }),
  'ai.modify': async () => ({
    body: { instruction: 'Change Hello to Welcome', content: pageWith('Hello') },
  }),
  'pages.create': async (context) => ({
    caller: await context.newPerson(),
    body: { title: 'Mine', content: pageWith('Hello'), auto_saved: false },
  }),
  'pages.current': async (context, person) => {
    await context.getPageId(person);
    return {};
  },
  'pages.goalImage': async (context, person) => {
    await context.getPageId(person);
    await context.test.test.db
      .updateTable('accounts')
      .set({ goal_notifications: ['views_1000'], vys_url: person.name })
      .where('user_id', '=', person.userId)
      .execute();
    return { query: { goal: '1000' } };
  },
  'pages.get': ofPage,
  'pages.update': async (context, person) => {
    await context.getPageId(person);
    return { body: { content: pageWith('Hello again'), auto_saved: false } };
  },
  'pages.applyOperations': async (context, person) => ({
    params: { id: await context.getPageId(person) },
    body: {
      edits: [{ id: randomUUID(), operations: [{ type: 'page.compose', design: bakery() }] }],
      batch: 'typing',
    },
  }),
  'pages.publish': ofPage,
  'pages.delete': async (context) => {
    const caller = await context.newPerson();
    return { caller, params: { id: await context.getPageId(caller) } };
  },
  'pages.setActive': async (context, person) => ({
    params: { id: await context.getPageId(person) },
    body: { is_active: true },
  }),
  'pages.versions': ofPage,
  'pages.compareVersions': ofVersion,
  'pages.restoreVersion': async (context, person) => ({
    ...(await ofVersion(context, person)),
    body: {},
  }),
  'pages.step': async (context, person) => {
    const { params } = await ofVersion(context, person);
    return { params: { id: String(params?.id) }, body: { action: 'undo' } };
  },
  'pages.compile': async () => {
    const { jsx, css } = pageWith('Hello');
    return { body: { jsx, css } };
  },
  'templates.get': async () => ({ params: { id: 'cafe' } }),
  'templates.use': async () => ({
    params: { id: 'cafe' },
    body: { content: pageWith('Hello') },
  }),
  'pages.report': ofPage,
  'pages.exportZip': ofPage,
  'pages.exportJson': ofPage,
  'pages.import': async () => ({
    body: { html: '<title>Ada</title><a href="https://shop.example/">Shop</a>' },
  }),
  'forms.list': async (context, person) => ({
    params: { id: await context.getPageId(person) },
    query: { kind: 'contact', limit: '5' },
  }),
  'forms.export': ofPage,
  'forms.delete': async (context, person) => ({
    params: {
      id: await context.getPageId(person),
      submissionId: await context.getSubmissionId(person),
    },
  }),
};
