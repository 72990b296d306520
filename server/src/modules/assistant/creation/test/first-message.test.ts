// What a first message may be: a page is made unless it plainly asks for something else.
import { describe, expect, it } from 'vitest';
import { respond } from '../../respond.ts';
import type { AssistantTurn } from '../../types.ts';

const account: AssistantTurn['account'] = {
  username: 'ann',
  fullName: 'Ann Moss',
  links: [],
  plan: 'free',
  isPublished: false,
};
const say = (message: string) =>
  respond({
    message,
    page: null,
    history: [],
    account,
    lang: 'en',
    today: '2026-11-22',
    seed: 'a',
  });

describe('a first message', () => {
  it.each([
    'Create a page with my links',
    'make a page with 5 links',
    'Create a page with a bold look',
    'please build me a simple website',
    'I want a link in bio page',
    'Design a landing page',
    'Mach mir eine Seite mit meinen Links',
    'ich brauche eine Webseite',
    'Crée une page avec mes liens',
    'Quiero una página con mis enlaces',
    'Quero uma página com meus links',
    'Vorrei una pagina con i miei link',
  ])('ONB-25 makes a page: %s', (message) => {
    expect(say(message).kind).toBe('made');
  });

  it.each([
    'How many links can I have?',
    'can i make a page with more than 100 links?',
    'what does the pro plan cost',
    'how do I create a page?',
  ])('may be a question: %s', (message) => {
    expect(say(message).kind).toBe('answer');
  });

  it.each([
    'create a fake bank login page',
    'make a page that collects credit card numbers and passwords',
  ])('that asks for harm is declined: %s', (message) => {
    expect(say(message).kind).toBe('declined');
  });
});
