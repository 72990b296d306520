// What the command menu does on other screens and without opening a window.
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveQr } from '#web/features/accounts/sharing/qr/qr-files.ts';
import { preferences } from '#web/lib/preferences/preferences.ts';
import { ada } from '#web/lib/test/mock-http.ts';
import { freeOverview, proOverview } from '#web/screens/billing/test/billing-data.ts';
import { formatCode } from '#web/screens/studio/editor/format-code.ts';
import { leaveApp, page, renderApp } from '../../test/render-app.tsx';
import { run } from './test/run-command.ts';

vi.mock('#web/screens/studio/editor/format-code.ts', () => ({
  formatCode: vi.fn(async (_language: string, source: string) => source),
}));

// Pictures are drawn by the browser; e2e/sharing.spec.ts reads the files.
vi.mock('#web/features/accounts/sharing/qr/qr-files.ts', () => ({ saveQr: vi.fn(async () => {}) }));

URL.createObjectURL ??= () => 'blob:file';
URL.revokeObjectURL ??= () => {};

beforeEach(() => localStorage.clear());
afterEach(leaveApp);

type Handlers = NonNullable<NonNullable<Parameters<typeof renderApp>[1]>['handlers']>;

const billing = (overview: typeof freeOverview): Handlers => ({
  'GET /api/payments/overview': () => ({ body: { data: overview } }),
  'GET /api/payments/payment-methods': () => ({ body: { paymentMethods: [] } }),
  'GET /api/payments/invoices': () => ({ body: { invoices: [] } }),
});

describe('commands about the feed', () => {
  it('load it again and archive what was read, from any screen', async () => {
    const { requests } = renderApp('/settings/profile', {
      handlers: {
        'POST /api/notifications/archive': () => ({
          body: { data: { change_id: page.id, changed_count: 0, unread_count: 0 } },
        }),
      },
    });
    const count = (path: string) =>
      requests.filter((sent) => sent.path.split('?')[0] === path).length;
    await waitFor(() => expect(count('/api/notifications')).toBe(1));
    await run('refresh activity feed');
    await waitFor(() => expect(count('/api/notifications')).toBe(2));
    await run('archive read notifications');
    await waitFor(() => expect(count('/api/notifications/archive')).toBe(1));
  });

  it('fold it where it is, and unfold it', async () => {
    const { at } = renderApp('/settings/profile');
    await run('collapse activity feed');
    await waitFor(() => expect(at().pathname).toBe('/dashboard'));
    expect(preferences.get().feedFolded).toBe(true);
    await run('expand activity feed');
    expect(preferences.get().feedFolded).toBe(false);
  });
});

describe('the export of messages', () => {
  const submissions = (contact: number): Handlers => ({
    [`GET /api/pages/${page.id}/submissions`]: () => ({
      body: {
        submissions: [],
        next_cursor: null,
        counts: { newsletter: 0, contact, guestbook: 0 },
        confirms_by_mail: true,
      },
    }),
    [`GET /api/pages/${page.id}/submissions.csv`]: () => ({ text: 'Date' }),
  });

  it('starts on the screen that has them', async () => {
    const { requests, at } = renderApp('/dashboard-classic', { handlers: submissions(3) });
    await run('export messages');
    await waitFor(() =>
      expect(requests.map(({ path }) => path)).toContain(`/api/pages/${page.id}/submissions.csv`),
    );
    expect(at().pathname).toBe('/pages');
  });

  it('says that there are none', async () => {
    const { requests } = renderApp('/dashboard-classic', { handlers: submissions(0) });
    await run('export messages');
    expect(await screen.findByText('There are no messages to export yet')).toBeVisible();
    expect(requests.some(({ path }) => path.endsWith('.csv'))).toBe(false);
  });
});

describe('sharing from the command menu', () => {
  function watchDownloads() {
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    return names;
  }

  it('downloads the QR code and the contact card without the dialog', async () => {
    const names = watchDownloads();
    renderApp('/dashboard-classic');
    await run('download qr code as svg');
    const address = ada.page_url;
    await waitFor(() =>
      expect(saveQr).toHaveBeenCalledWith('svg', expect.objectContaining({ address })),
    );
    await run('download contact card');
    await waitFor(() => expect(names.at(-1)).toBe('contact.vcf'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('copies the signature and the link for an NFC tag', async () => {
    const writeText = vi.fn(async (_text: string) => {});
    const write = vi.fn(async (_items: unknown[]) => {});
    vi.stubGlobal('ClipboardItem', class {});
    renderApp('/dashboard-classic');
    Object.defineProperty(navigator, 'clipboard', {
      value: { write, writeText },
      configurable: true,
    });
    await run('copy email signature');
    expect(await screen.findByText('Signature copied')).toBeVisible();
    expect(write).toHaveBeenCalledOnce();
    await run('copy link for an nfc tag');
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(`${ada.page_url}?utm_source=nfc`));
  });
});

describe('commands about the preview and the code', () => {
  it('choose the device, on the screen of the studio', async () => {
    const { at } = renderApp('/dashboard-classic');
    await run('preview on a tablet');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Tablet' })).toBeChecked());
    expect(at().pathname).toBe('/ai-studio');
    await run('preview on a phone');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Mobile' })).toBeChecked());
  });

  it('open the code editor to format the code', async () => {
    preferences.update({ viewMode: 'preview' });
    const jsx = 'export default () => <p>Hi</p>;';
    renderApp('/dashboard-classic', {
      user: { ...ada, tier: 'premium' },
      handlers: {
        'GET /api/pages/current': () => ({
          body: { ...page, content: { ...page.content, jsx } },
        }),
      },
    });
    await run('format code');
    await waitFor(() => expect(formatCode).toHaveBeenCalledWith('jsx', jsx));
    expect(preferences.get().viewMode).toBe('split');
  });
});

describe('commands about the plan', () => {
  it('ask before it is canceled', async () => {
    renderApp('/dashboard-classic', {
      user: { ...ada, tier: 'pro' },
      handlers: billing(proOverview),
    });
    await run('cancel plan');
    expect(await screen.findByRole('alertdialog', { name: 'Cancel your Pro plan?' })).toBeVisible();
  });

  it('show the plans to choose from', async () => {
    renderApp('/dashboard-classic', { handlers: billing(freeOverview) });
    await run('change plan');
    const plans = await screen.findByRole('region', { name: 'Plans' });
    await waitFor(() => expect(plans).toHaveFocus());
  });
});

describe('commands about signing in', () => {
  const handlers: Handlers = {
    'GET /api/auth/api-keys': () => ({ body: { data: [] } }),
    'GET /api/auth/second-factor': () => ({
      body: { data: { totp_enabled: false, recovery_codes_left: 0, passkeys: [] } },
    }),
  };

  it('open the dialog of a new API key', async () => {
    renderApp('/dashboard-classic', { handlers });
    await run('create an api key');
    expect(await screen.findByRole('dialog', { name: 'Create an API key' })).toBeVisible();
  });

  it('open the dialog of a new passkey', async () => {
    vi.stubGlobal('PublicKeyCredential', class {});
    renderApp('/dashboard-classic', { handlers });
    await run('add a passkey');
    expect(await screen.findByRole('dialog', { name: /passkey/i })).toBeVisible();
  });
});
