// The live channel as a browser sees it: which sockets are open, and notifications to send through it.
import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { bearer, type Person } from './people.ts';

const CHANNEL = '/api/notifications/ws?';

export const feedOf = (page: Page) => page.getByRole('region', { name: 'Activity Feed' });
export const isLive = (page: Page) => feedOf(page).getByText('Real-time updates enabled');

/** Sockets of the channel in all tabs of this browser, from now on. */
export function watchSockets(context: BrowserContext) {
  const urls: string[] = [];
  let closed = 0;
  const watch = (page: Page) =>
    page.on('websocket', (socket) => {
      if (!socket.url().includes(CHANNEL)) return;
      urls.push(socket.url());
      socket.on('close', () => {
        closed += 1;
      });
    });
  for (const page of context.pages()) watch(page);
  context.on('page', watch);
  return { urls, opened: () => urls.length, open: () => urls.length - closed };
}

/** Adds a notification to the person's feed, from elsewhere. */
export async function sendNotification(request: APIRequestContext, person: Person, title: string) {
  const sent = await request.post('/api/notifications', {
    headers: bearer(person),
    data: { type: 'page_updated', title, message: 'Sent by a test.' },
  });
  expect(sent.status()).toBe(201);
}
