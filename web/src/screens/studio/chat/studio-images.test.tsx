// Images of the library in a message.
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { leaveApp } from '#web/app/test/render-app.tsx';
import { input, openStudio } from '../test/open-studio.tsx';

const image = {
  id: '7b6f3d7e-6f0c-4c56-9a52-0f6f5a0a0009',
  url: 'https://vys.example/_/images/dot.png',
  thumbnail_url: 'https://vys.example/_/images/dot-small.png',
  filename: 'dot.png',
  mime_type: 'image/png',
  size: 1_200,
  width: 640,
  height: 480,
  created_at: '2026-01-01T00:00:00Z',
};

afterEach(leaveApp);

it('MEDIA-5 goes on in the message once an image is chosen', async () => {
  const { user } = openStudio({
    handlers: { 'GET /api/media/list': () => ({ body: { data: [image] } }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Browse uploaded images' }));
  await user.click(await screen.findByRole('button', { name: 'dot.png' }));
  const box = await input();
  await waitFor(() => expect(box).toHaveFocus());
  expect(screen.getByRole('img', { name: 'dot.png' })).toBeInTheDocument();
});
