// What a reply changed, as a list under it that opens in the preview.
import { screen, waitFor, within } from '@testing-library/react';
import { writeDesign } from '@vys/compiler/page-design/write-design';
import type { PreviewMessage } from '@vys/contract/pages/preview';
import { describe, expect, it } from 'vitest';
import { page as somePage } from '#web/app/test/render-app.tsx';
import { connectFrame } from '#web/features/pages/test/preview-fakes.ts';
import { bakery } from '../../../../../compiler/test/sample-designs.ts';
import { createTurn, openStudio } from '../test/open-studio.tsx';

const changes = [
  { text: 'Renamed Order', target: 'link:order' },
  { text: 'Added Podcast', target: 'link:podcast' },
  { text: 'Removed Shop' },
  { text: 'Changed a detail', target: 'item:bun' },
];
const receipt = 'Changed: links changed: 1.';

async function open() {
  const content = writeDesign(bakery);
  const studio = openStudio({
    turns: [createTurn({ reply: 'Done.', receipt, changes, changed: true })],
    handlers: { 'GET /api/pages/current': () => ({ body: { ...somePage, content } }) },
  });
  const frame = await connectFrame();
  await waitFor(() => expect(frame.renders.at(-1)?.targets).not.toHaveLength(0));
  const send = (message: PreviewMessage) => frame.sendMessage(message);
  send({ type: 'found', keys: ['link:order', 'section:menu'] });
  const list = within(await screen.findByRole('list', { name: 'What changed' }));
  const row = await list.findByRole('button', { name: /Renamed Order/ });
  return { ...studio, ...frame, send, list, row };
}

const opened = { type: 'mark', key: 'link:order', reveal: true, glows: true };
const place = { x: 10, y: 10, width: 80, height: 40 };
const bar = () => screen.findByRole('toolbar', { name: /^Actions for Link/ });

describe('the list of what a reply changed', () => {
  it('opens what is on the page: it is scrolled to, lights up and is selected', async () => {
    const { user, row, commands, send } = await open();
    await user.click(screen.getByRole('button', { name: 'Select to edit' }));
    await user.click(row);
    await waitFor(() => expect(commands).toContainEqual(opened));
    expect(screen.getByRole('button', { name: 'Select to edit', pressed: true })).toBeVisible();
    send({ type: 'place', key: 'link:order', ...place });
    expect(await bar()).toBeVisible();
    await user.click(row);
    await waitFor(() =>
      expect(commands.filter((one) => 'glows' in one && one.glows)).toHaveLength(2),
    );
  });

  it('opens by Enter with the focus in the actions, and Escape leads back', async () => {
    const { user, row, send, commands } = await open();
    row.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(commands).toContainEqual(opened));
    send({ type: 'place', key: 'link:order', ...place });
    const actions = await bar();
    await waitFor(() => expect(actions).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard('{Escape}');
    expect(row).toHaveFocus();
    expect(screen.queryByRole('toolbar', { name: /^Actions for/ })).not.toBeInTheDocument();
  });

  it('says of what is gone that it is gone, and shows the section of what is not drawn by itself', async () => {
    const { list, user, commands } = await open();
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Show on your page: Renamed Order',
      'Added PodcastNo longer on your page',
      'Removed Shop',
      'Show on your page: Changed a detail',
    ]);
    expect(list.queryByRole('button', { name: /Podcast|Shop/ })).toBeNull();
    await user.click(list.getByRole('button', { name: /a detail/ }));
    await waitFor(() => expect(commands).toContainEqual({ ...opened, key: 'section:menu' }));
  });
});
