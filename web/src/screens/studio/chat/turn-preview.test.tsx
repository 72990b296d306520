// What a turn has made of the page so far is in the preview before it is saved, and goes again when it is not.
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveApp } from '#web/app/test/render-app.tsx';
import {
  createContent,
  createTurn,
  input,
  openStudio,
  shown,
  toEventStream,
  toEvents,
} from '../test/open-studio.tsx';

afterEach(leaveApp);

const turnId = '7b6f3d7e-6f0c-4c56-9a52-0f6f5a0a0009';
const start = { type: 'start', generationId: turnId, assistant: 'model', label: 'A model' };
const draft = { type: 'draft', data: createContent('Before') };
const operation = {
  type: 'operation',
  operation: 'text.replace',
  summary: 'Changed: text.',
  change: { type: 'text.replace', from: 'Before', to: 'Streamed' },
};
const running = createTurn({ id: turnId, message: 'make it new', state: 'running', reply: '' });

/** The studio beside a turn whose events come when the test sends them. */
async function openBeside() {
  let send: (text: string) => void = () => {};
  const turns = [running];
  const studio = openStudio({ turns });
  const fetchBefore = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (!url.includes('/events')) return fetchBefore(url, init);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        send = (text) => controller.enqueue(new TextEncoder().encode(text));
        send(toEvents(start, draft, operation));
      },
    });
    return Promise.resolve(new Response(body));
  });
  await waitFor(() => expect(shown(studio.compiled)).toContain('Streamed'));
  return {
    ...studio,
    goOn: (...events: object[]) => send(toEvents(...events)),
    finish(...events: object[]) {
      turns[0] = createTurn({ id: turnId, message: 'make it new', reply: 'Done.' });
      send(toEventStream(...events));
    },
  };
}

describe('the preview of a turn that is running', () => {
  it('shows each operation, which is not in the draft yet', async () => {
    const { requests, finish, compiled } = await openBeside();
    expect(await input()).toBeDisabled();
    expect(requests.some(({ method }) => method === 'PUT' || method === 'PATCH')).toBe(false);
    expect(screen.queryByRole('button', { name: 'Revert' })).toBeNull();
    finish({ type: 'complete', data: createContent('Streamed') });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Revert' })).toBeVisible());
    expect(shown(compiled)).toContain('Streamed');
  });

  it('goes back to the draft when the turn is stopped', async () => {
    const { finish, compiled } = await openBeside();
    finish({ type: 'stopped', message: "Stopped. Your page hasn't changed." });
    await waitFor(() => expect(shown(compiled)).toContain('Before'));
    expect(await input()).toBeEnabled();
  });

  it('goes back to the draft when the turn begins again elsewhere, or the model gives up', async () => {
    for (const event of [start, { type: 'draft', data: null }]) {
      const { goOn, compiled } = await openBeside();
      goOn(event);
      await waitFor(() => expect(shown(compiled)).toContain('Before'));
      expect(await input()).toBeDisabled();
      await leaveApp();
    }
  });
});
