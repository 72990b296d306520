// Valid requests of pages, their forms, import and export, and of the assistant.
import { pageWith } from '../pages.ts';
import type { Arrange, Fixtures } from './fixtures.ts';

const ofPage: Arrange = async (context, person) => ({
  params: { id: await context.getPageId(person) },
});

const link = { title: 'Shop', url: 'https://shop.example/' };

export const pageFixtures: Fixtures = {
  'ai.chat': async (context, person) => {
    await context.getPageId(person);
    return { body: { messages: [{ role: 'user', content: 'Make the background dark green' }] } };
  },
  'ai.generate': async () => ({ body: { prompt: '', links: [link] } }),
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
  'pages.get': ofPage,
  'pages.update': async (context, person) => {
    await context.getPageId(person);
    return { body: { content: pageWith('Hello again'), auto_saved: false } };
  },
  'pages.publish': ofPage,
  'pages.setActive': async (context, person) => ({
    params: { id: await context.getPageId(person) },
    body: { is_active: true },
  }),
  'pages.versions': ofPage,
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
