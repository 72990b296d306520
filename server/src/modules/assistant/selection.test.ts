// Messages about a part of the page that the creator has selected in the preview.
import { writeDesign } from '@vys/compiler/page-design/write-design';
import { describe, expect, it } from 'vitest';
import { bakery } from '../../../../compiler/test/sample-designs.ts';
import { testAccount } from './ranking/examples.ts';
import { respond } from './respond.ts';

const page = writeDesign(bakery);
const operationsFor = (message: string, selection: string, history: string[] = []) =>
  respond({
    message,
    page,
    selection,
    history: history.map((earlier) => ({ message: earlier, page })),
    account: testAccount,
    lang: 'en',
    today: '2026-11-22',
    seed: 'seed',
  }).operations;

describe('a message about what is selected', () => {
  it.each([
    ['hide it', 'instagram', { type: 'link.hide', id: 'instagram' }],
    ['hide', 'instagram', { type: 'link.hide', id: 'instagram' }],
    ['hide this', 'menu', { type: 'section.hide', id: 'menu' }],
    ['remove this', 'instagram', { type: 'link.remove', id: 'instagram' }],
    ['delete', 'directions', { type: 'link.remove', id: 'directions' }],
    ['remove it', 'croissant', { type: 'item.remove', id: 'croissant' }],
    ['rename it to Insta', 'instagram', { type: 'link.update', id: 'instagram' }],
    ['rename to Insta', 'instagram', { type: 'link.update', id: 'instagram' }],
    ['make it red', 'order', { type: 'element.style', id: 'order' }],
    ['make it bigger', 'name', { type: 'element.style', id: 'name' }],
    ['bigger', 'order', { type: 'element.style', id: 'order' }],
    ['move it to the top', 'directions', { type: 'link.move', id: 'directions' }],
    ['change this to "Fresh bread daily"', 'tagline', { type: 'profile.set' }],
    ['it costs £3 now', 'croissant', { type: 'item.update', id: 'croissant' }],
    ['verstecke es', 'instagram', { type: 'link.hide', id: 'instagram' }],
  ])('%s, with %s', (message, selection, operation) => {
    expect(operationsFor(message, selection)).toEqual([expect.objectContaining(operation)]);
  });

  it('does not mean what the turn before was about', () => {
    expect(
      operationsFor('hide it', 'instagram', ['rename the link Directions to Find us']),
    ).toEqual([{ type: 'link.hide', id: 'instagram' }]);
  });

  it('follows what the message names', () => {
    expect(operationsFor('hide the link Directions', 'instagram')).toEqual([
      { type: 'link.hide', id: 'directions' },
    ]);
  });

  it('is about the page where it is no longer there', () => {
    expect(operationsFor('hide the link Directions', 'gone')).toEqual([
      { type: 'link.hide', id: 'directions' },
    ]);
  });
});
