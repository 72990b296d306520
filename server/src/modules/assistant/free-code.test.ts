// What is said about a page whose code was written by hand, where its code has no place for a change.
import { compile } from '@vys/compiler';
import { expect, it } from 'vitest';
import { respond } from './respond.ts';
import type { AssistantTurn } from './types.ts';

const page = {
  jsx: `export default function Page() {
  return <main><h1>Hello</h1><a href="https://example.com/shop">Shop</a></main>;
}`,
  css: 'h1 { color: red }',
  metadata: { title: 'Hello', description: '' },
};
const turn = (message: string): AssistantTurn => ({
  message,
  page,
  history: [],
  account: { username: 'ada', fullName: 'Ada', links: [], plan: 'premium', isPublished: false },
  lang: 'en',
  today: '2026-03-02',
  seed: 'seed',
});

it('offers a new design with the same content, shown before it is chosen', () => {
  const { kind, say, page: changed, suggestions } = respond(turn('Make it dark'));
  expect([kind, changed]).toEqual(['question', undefined]);
  expect(say).toContain('written by hand');
  const [rebuilt] = suggestions;
  expect(rebuilt?.text).toBe('Show me another design');
  expect(rebuilt?.page && compile(rebuilt.page).ok).toBe(true);
  expect(rebuilt?.page?.jsx).toContain('https://example.com/shop');
});

it('makes that design when it is asked for, with every link', () => {
  const { kind, page: changed } = respond(turn('Show me another design'));
  expect(kind).toBe('changed');
  expect(changed?.jsx).toContain('https://example.com/shop');
  expect(changed?.jsx).toContain('Hello');
});

it('leaves the rest of the code as it is where a change has a place', () => {
  const { page: changed } = respond(turn('Change Hello to Welcome'));
  expect(changed?.jsx).toBe(page.jsx.replace('Hello', 'Welcome'));
  expect(changed?.css).toBe(page.css);
});

it('writes a new headline into the code', () => {
  const { page: changed } = respond(turn('make the headline "Welcome back"'));
  expect(changed?.jsx).toBe(page.jsx.replace('Hello', 'Welcome back'));
  expect(changed?.css).toBe(page.css);
});
