// Images of the library in a message.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { leaveApp } from '#web/app/test/render-app.tsx';
import { ada } from '#web/lib/test/mock-http.ts';
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

it('TIER-12 leads to more storage when it is full', async () => {
  const message =
    'Your storage is full. Delete images you no longer need, or upgrade for more space.';
  URL.createObjectURL ??= () => 'blob:picture';
  URL.revokeObjectURL ??= () => {};
  openStudio({
    handlers: {
      'POST /api/media/upload': () => ({
        status: 413,
        body: { code: 'media.storage_full', message },
      }),
    },
  });
  const box = await input();
  const file = new File(['x'], 'dot.png', { type: 'image/png' });
  fireEvent.paste(box, { clipboardData: { files: [file] } });
  const problem = (await screen.findByText(new RegExp(message))).closest('[role=alert]');
  expect(within(problem as HTMLElement).getByRole('link', { name: 'Upgrade' })).toHaveAttribute(
    'href',
    '/billing?for=storage&from=%2Fai-studio',
  );
});

it.each([
  ['ai_requests_used', 100, "You've used this month's AI requests."],
  ['ai_requests_week_used', 15, "You've used the AI requests of the last 7 days."],
])(
  'TIER-12 says that the allowance %s is used up, and leads to more',
  async (limit, used, text) => {
    openStudio({ user: { ...ada, limits: { ...ada.limits, [limit]: used } } });
    await input();
    const notice = screen.getByText(new RegExp(text)).closest('[role=status]') as HTMLElement;
    expect(notice).toHaveTextContent('The built-in assistant keeps answering.');
    expect(within(notice).getByRole('link', { name: 'Upgrade' })).toHaveAttribute(
      'href',
      '/billing?for=ai_requests&from=%2Fai-studio',
    );
  },
);
