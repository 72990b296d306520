// The choice of a language: saved to the account, and applied at once.
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { leaveApp, renderApp } from '#web/app/test/render-app.tsx';
import { ada } from '#web/lib/test/mock-http.ts';

const switchLanguage = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/language/interface-language.ts', async (load) => ({
  ...(await load<object>()),
  switchLanguage,
}));

afterEach(() => {
  switchLanguage.mockClear();
  leaveApp();
});

async function choose(name: string, status = 200) {
  const app = renderApp(
    { pathname: '/settings', search: '?tab=profile' },
    {
      handlers: {
        'PUT /api/user/profile': ({ body }) =>
          status === 200
            ? { body: { data: { ...ada, ...(body as object) } } }
            : { status, body: { code: 'internal', message: 'Not now.' } },
      },
    },
  );
  const user = userEvent.setup();
  const card = await screen.findByRole('region', { name: 'Language' }, { timeout: 15_000 });
  await user.click(within(card).getByRole('combobox', { name: 'Language' }));
  const option = await screen.findByRole('option', { name });
  expect(within(option).getByText(name)).toHaveAttribute('lang', 'de');
  await user.click(option);
  return { ...app, card };
}

it('a language is chosen by its own name, saved, and shown', async () => {
  const { requests } = await choose('Deutsch');
  await waitFor(() => expect(switchLanguage).toHaveBeenCalledWith('de'));
  const puts = requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(puts).toEqual([{ language: 'de' }]);
});

it('a language that was not saved is not shown', async () => {
  const { card } = await choose('Deutsch', 500);
  expect(await within(card).findByText(/couldn't|went wrong|Not now/i)).toBeVisible();
  expect(switchLanguage).not.toHaveBeenCalled();
});

it('a language is chosen from the command menu, found by its own name', async () => {
  const { requests } = renderApp('/dashboard-classic', {
    handlers: {
      'PUT /api/user/profile': ({ body }) => ({ body: { data: { ...ada, ...(body as object) } } }),
    },
  });
  const user = userEvent.setup();
  await screen.findByRole('button', { name: /^User menu/ });
  await user.keyboard('{Control>}k{/Control}');
  const input = await screen.findByRole('combobox', { name: 'Commands' });
  await waitFor(() => expect(input).toHaveFocus());
  await user.paste('español');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(switchLanguage).toHaveBeenCalledWith('es'));
  const puts = requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(puts).toEqual([{ language: 'es' }]);
});
