// A message that another screen handed over to the studio.
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { leaveApp } from '#web/app/test/render-app.tsx';
import { input, openStudio } from '../test/open-studio.tsx';

afterEach(leaveApp);

it('is sent once the conversation is loaded, and not again after a reload', async () => {
  const { requests } = openStudio({ state: { message: 'make it blue' } });
  const sent = () =>
    requests
      .filter(({ method, path }) => method === 'POST' && path.startsWith('/api/ai/chat'))
      .map(({ body }) => (body as { messages: { content: string }[] }).messages.at(-1)?.content);
  await waitFor(() => expect(sent()).toEqual(['make it blue']));
  // It fades in.
  await waitFor(() => expect(screen.getByText('make it blue')).toBeVisible());
  expect(window.history.state?.usr ?? null).toBeNull();
  await input();
  expect(sent()).toHaveLength(1);
});
