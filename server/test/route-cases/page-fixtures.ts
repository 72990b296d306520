// Rightful calls of pages, their forms, their exit and entry, and of the assistant.
import { pageWith } from '../pages.ts';
import type { Arrange, Fixtures } from './fixtures.ts';

const ofPage: Arrange = async (world, person) => ({ params: { id: await world.pageOf(person) } });

const link = { title: 'Shop', url: 'https://shop.example/' };

export const pageFixtures: Fixtures = {
  'ai.chat': async (world, person) => {
    await world.pageOf(person);
    return { body: { messages: [{ role: 'user', content: 'Make the background dark green' }] } };
  },
  'ai.generate': async () => ({ body: { prompt: '', links: [link] } }),
  'ai.modify': async () => ({
    body: { instruction: 'Make the background dark green', content: pageWith('Hello') },
  }),
  'pages.create': async (world) => ({
    caller: await world.newPerson(),
    body: { title: 'Mine', content: pageWith('Hello'), auto_saved: false },
  }),
  'pages.current': async (world, person) => {
    await world.pageOf(person);
    return {};
  },
  'pages.get': ofPage,
  'pages.update': async (world, person) => {
    await world.pageOf(person);
    return { body: { content: pageWith('Hello again'), auto_saved: false } };
  },
  'pages.publish': ofPage,
  'pages.setActive': async (world, person) => ({
    params: { id: await world.pageOf(person) },
    body: { is_active: true },
  }),
  'pages.versions': ofPage,
  'pages.compile': async () => {
    const { jsx, css } = pageWith('Hello');
    return { body: { jsx, css } };
  },
  'pages.report': ofPage,
  'pages.exportZip': ofPage,
  'pages.exportJson': ofPage,
  'pages.import': async () => ({
    body: { html: '<title>Ada</title><a href="https://shop.example/">Shop</a>' },
  }),
  'forms.list': async (world, person) => ({
    params: { id: await world.pageOf(person) },
    query: { kind: 'contact', limit: '5' },
  }),
  'forms.export': ofPage,
  'forms.delete': async (world, person) => ({
    params: { id: await world.pageOf(person), submissionId: await world.submissionOf(person) },
  }),
};
