// The legal pages, and where the screens in front of the app say they are.
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveApp, renderApp } from '#web/app/test/render-app.tsx';

afterEach(leaveApp);

const getHref = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the legal pages', () => {
  it.each([undefined, null])('LOGIN-8 are open to users and to visitors (%s)', async (user) => {
    const { at } = renderApp('/legal/terms', user === null ? { user } : {});
    expect(await screen.findByRole('heading', { name: 'Terms of Service' })).toBeVisible();
    expect(document.title).toBe('Terms of Service · Vys');
    expect(at().pathname).toBe('/legal/terms');
    expect(getHref('Privacy Policy')).toBe('/legal/privacy');
    expect(getHref('Vys')).toBe('/dashboard');
  });
});

describe('the addresses of the legal pages', () => {
  const config = (body: object) => ({ 'GET /api/config': () => body as { status: number } });

  it('LOGIN-8 SIGNUP-2 are our own until the settings are there, and while they fail', async () => {
    const { requests } = renderApp('/login', { user: null, handlers: config({ status: 503 }) });
    await waitFor(() => expect(requests.some(({ path }) => path === '/api/config')).toBe(true));
    expect(getHref('Terms of Service')).toBe('/legal/terms');
  });

  it('LOGIN-8 SIGNUP-2 are those that the installation names', async () => {
    const body = { terms_url: 'https://example.org/terms', privacy_url: '' };
    renderApp('/login', { user: null, handlers: config({ body }) });
    await waitFor(() => expect(getHref('Terms of Service')).toBe('https://example.org/terms'));
    expect(getHref('Privacy Policy')).toBe('/legal/privacy');
  });
});
