// Words beside a request change nothing, and what only looks like a request is asked about.
import { describe, expect, it } from 'vitest';
import type { TestPage } from '../../ranking/data/pages.ts';
import { inPlaceOf } from '../frames/links/address.ts';
import { play } from './cases.ts';

const operationsOf = (page: TestPage, message: string) =>
  play({ page, messages: [message], expected: '', isGap: false }).reply.operations;

describe('what nobody asked for', () => {
  it('gives the page no other design for a word in a reason', () => {
    const types = operationsOf(
      'bakery',
      'remove the newsletter please, flour is mad expensive and my mum is having her hip done',
    ).map(({ type }) => type);
    expect(types).toEqual(['section.remove']);
  });

  it('makes no name of the rest of a sentence', () => {
    const operations = operationsOf(
      'bakery',
      'write me a six week workout for a guy with a bad knee who starts on monday and hates running',
    );
    expect(operations).toEqual([]);
  });

  it('adds no item for what is said in passing', () => {
    const types = operationsOf(
      'bakery',
      'hide instagram for now, i mean the instagram button, nobody has clicked it since 2019',
    ).map(({ type }) => type);
    expect(types).toEqual(['link.hide']);
  });

  it('keeps a WhatsApp link for a new number', () => {
    expect(inPlaceOf('https://wa.me/491701234567', 'tel:+4915123456789')).toBe(
      'https://wa.me/4915123456789',
    );
    expect(inPlaceOf('tel:+491701234567', 'tel:+4915123456789')).toBe('tel:+4915123456789');
  });
});
