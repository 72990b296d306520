// Figures of language models: for operators, as totals and tables, and what shows where there are none.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ModelUsage } from '@vys/contract/ai';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveApp, renderApp } from '#web/app/test/render-app.tsx';
import { ada } from '#web/lib/test/mock-http.ts';

afterEach(leaveApp);

const day = (more: Partial<ModelUsage>): ModelUsage => ({
  ...{ day: '2026-03-02', model: 'small', turns: 10, fallbacks: 0, stopped: 1 },
  ...{ input_tokens: 9_000, output_tokens: 500, cost: 0.5, errors: [] },
  ...more,
});
const usage = [
  day({ fallbacks: 3, errors: [{ reason: 'busy', count: 3 }] }),
  day({ model: 'large', turns: 40, cost: null }),
  day({ day: '2026-03-01', turns: 1_000, errors: [{ reason: 'odd', count: 1 }], cost: 1 }),
];

type Handler = () => { status?: number; body: object };
const respond =
  (data: object): Handler =>
  () => ({ body: { data } });

function open(handler: Handler, isOperator = true) {
  const user = isOperator ? { ...ada, is_operator: true as const } : ada;
  return renderApp('/model-usage', { user, handlers: { 'GET /api/ai/usage': handler } });
}

const readTable = async (name: string) => {
  const region = within(await screen.findByRole('region', { name }));
  return region
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
};

describe('figures of language models', () => {
  it('shows totals, each model and each day', async () => {
    open(respond({ models: ['small'], usage }));
    const totals = within(await screen.findByRole('region', { name: 'Totals' }));
    expect(totals.getByText('1,050')).toBeVisible();
    expect(totals.getByText('28.5K')).toBeVisible();
    expect(totals.getByText('$1.50')).toBeVisible();
    expect(await readTable('By model')).toEqual([
      ['Model', 'Turns', 'Tokens in', 'Tokens out', 'Cost', 'Fallbacks', 'Stopped', 'Errors'],
      ['small', '1,010', '18,000', '1,000', '$1.50', '3', '2', 'too many requests 3×, odd 1×'],
      ['large', '40', '9,000', '500', 'No price', '0', '1', 'None'],
    ]);
    const days = (await readTable('By day')).map((cells) => cells.slice(0, 3));
    expect(days).toEqual([
      ['Day', 'Model', 'Turns'],
      ['Mar 2, 2026', 'small', '10'],
      ['Mar 2, 2026', 'large', '40'],
      ['Mar 1, 2026', 'small', '1,000'],
    ]);
    expect(screen.getByRole('link', { name: 'Model usage' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  it('says what is missing where nothing is connected, or was asked yet', async () => {
    open(respond({ models: [], usage: [] }));
    expect(await screen.findByText('No language model is connected')).toBeVisible();
    leaveApp();
    open(respond({ models: ['small'], usage: [] }));
    expect(await screen.findByText('No turns yet')).toBeVisible();
    expect(screen.getByText(/^small will show up here/)).toBeVisible();
  });

  it('says that they could not be loaded, and tries again', async () => {
    let isBroken = true;
    open(() =>
      isBroken
        ? { status: 500, body: { code: 'internal', message: 'Broken.' } }
        : { body: { data: { models: ['small'], usage } } },
    );
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText("We couldn't load the figures")).toBeVisible();
    isBroken = false;
    await userEvent.click(again);
    expect(await screen.findByRole('region', { name: 'By model' })).toBeVisible();
  });

  it('sends others to the dashboard and shows them no entry', async () => {
    const { at, requests } = open(respond({ models: [], usage: [] }), false);
    await waitFor(() => expect(at().pathname).toBe('/dashboard'));
    expect(screen.queryByRole('link', { name: 'Model usage' })).toBeNull();
    expect(requests.some(({ path }) => path.startsWith('/api/ai/usage'))).toBe(false);
  });
});
