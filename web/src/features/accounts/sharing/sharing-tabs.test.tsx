// Posts, the bio, signatures and contact cards: links that the analytics tell apart.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveApp, renderApp } from '#web/app/test/render-app.tsx';
import { ada } from '#web/lib/test/mock-http.ts';
import { currentToast } from '#web/ui/feedback/toast.ts';
import { buildContactCard, buildSignature } from './contact-card.ts';
import { messages as shareMessages } from './messages/en.ts';
import { messages } from './posts/messages/en.ts';

vi.mock('./qr/qr-picture.ts', () => ({
  drawQr: vi.fn(async () => document.createElement('canvas')),
}));
vi.mock('./qr/qr-check.ts', () => ({ checkScan: vi.fn(async () => 'good') }));
beforeEach(() => vi.clearAllMocks());
afterEach(leaveApp);

const address = 'http://localhost:4101/ada';

async function openTab(name: string) {
  renderApp('/dashboard');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Share Profile' }));
  await user.click(await screen.findByRole('tab', { name }));
  return user;
}

describe('posts', () => {
  it('come with a ready text for each network, which the creator can change', async () => {
    const user = await openTab('Post');
    await user.click(screen.getByRole('radio', { name: 'X' }));
    const text = screen.getByRole('textbox', { name: 'Text' });
    expect(text).toHaveValue(messages.texts.x);
    await user.clear(text);
    await user.type(text, 'New songs');
    const link = screen.getByRole('link', { name: 'Post to X' });
    expect(new URL(link.getAttribute('href') ?? '').searchParams.get('text')).toBe(
      `New songs\n${address}?utm_source=x`,
    );
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByText('33 / 280')).toBeVisible();

    await user.click(screen.getByRole('radio', { name: 'WhatsApp' }));
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue(messages.texts.whatsapp);
    await user.click(screen.getByRole('radio', { name: 'X' }));
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('New songs');
    await user.click(screen.getByRole('button', { name: 'Restore text' }));
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue(messages.texts.x);
  });

  it('cannot be opened while they are too long', async () => {
    const user = await openTab('Post');
    await user.click(screen.getByRole('radio', { name: 'X' }));
    const text = screen.getByRole('textbox', { name: 'Text' });
    fireEvent.change(text, { target: { value: 'a'.repeat(260) } });
    expect(screen.getByRole('alert')).toHaveTextContent('4 too many for X');
    expect(text).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByRole('button', { name: 'Post to X' })).toBeDisabled();
    fireEvent.change(text, { target: { value: 'a'.repeat(256) } });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('link', { name: 'Post to X' })).toBeVisible();
  });

  it('are copied where a network takes the link only', async () => {
    const user = await openTab('Post');
    await user.click(screen.getByRole('radio', { name: 'LinkedIn' }));
    const open = screen.getByRole('link', { name: 'Copy text and open LinkedIn' });
    open.addEventListener('click', (event) => event.preventDefault());
    await user.click(open);
    expect(await navigator.clipboard.readText()).toBe(messages.texts.linkedin);
    expect(currentToast.get()?.message).toBe('Text copied. Paste it on LinkedIn.');
    await user.click(screen.getByRole('button', { name: 'Copy text' }));
    expect(await navigator.clipboard.readText()).toBe(
      `${messages.texts.linkedin}\n${address}?utm_source=linkedin`,
    );
  });

  it('say how the link comes into bios, and onto tags', async () => {
    const user = await openTab('Post');
    expect(screen.getByRole('textbox', { name: 'Text for your bio' })).toHaveValue(
      messages.texts.instagram('Ada Lovelace'),
    );
    expect(screen.getByRole('textbox', { name: 'Link for Instagram' })).toHaveValue(
      `${address}?utm_source=instagram`,
    );
    expect(screen.getByRole('textbox', { name: 'Link for your bio' })).toHaveValue(
      `${address}?utm_source=bio`,
    );
    await user.click(screen.getByRole('tab', { name: 'Contact' }));
    expect(screen.getByRole('textbox', { name: 'Link for an NFC tag' })).toHaveValue(
      `${address}?utm_source=nfc`,
    );
    const tag = within(screen.getByRole('region', { name: 'NFC tag' }));
    expect(tag.getByText(/^Write this link to a tag with any NFC app/)).toBeVisible();
  });
});

describe("the phone's share sheet", () => {
  const canShare = vi.fn((_: ShareData) => true);
  const share = vi.fn(async (_: ShareData) => {});
  beforeEach(() => {
    canShare.mockReturnValue(true);
    Object.assign(navigator, { canShare, share });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'canShare');
    Reflect.deleteProperty(navigator, 'share');
  });
  const expected = { text: shareMessages.defaultPost, url: `${address}?utm_source=share` };
  const newcomer = { ...ada, checklist_open: true as const };

  async function open() {
    const { requests } = renderApp('/dashboard', {
      user: newcomer,
      handlers: { 'PUT /api/user/checklist': () => ({ body: { data: ada } }) },
    });
    const dialogButtons = await screen.findAllByRole('button', { name: 'Share Profile' });
    await userEvent.click(dialogButtons[0] as HTMLElement);
    await screen.findByRole('dialog', { name: 'Share Profile' });
    return () => requests.filter(({ path }) => path === '/api/user/checklist').length;
  }

  it('opens with a text and a link of its own, and is the first share', async () => {
    const countShares = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Share with…' }));
    expect(share).toHaveBeenCalledWith(expected);
    await waitFor(() => expect(countShares()).toBe(1));
  });

  it('counts for nothing when it is closed without sharing', async () => {
    share.mockRejectedValueOnce(new DOMException('Share canceled', 'AbortError'));
    const countShares = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Share with…' }));
    expect(share).toHaveBeenCalled();
    expect(countShares()).toBe(0);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is offered only where the browser can share a link', async () => {
    canShare.mockReturnValue(false);
    await open();
    expect(canShare).toHaveBeenCalledWith(expected);
    expect(screen.queryByRole('button', { name: 'Share with…' })).toBeNull();
  });
});

describe('contact cards', () => {
  it('escape names', async () => {
    const card = await buildContactCard({ name: 'Ada; Band, "x"\nURL:evil', link: address }).text();
    expect(card.split('\r\n')).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'FN:Ada\\; Band\\, "x"\\nURL:evil',
      'N:Ada\\; Band\\, "x"\\nURL:evil;;;;',
      `URL:${address}`,
      'END:VCARD',
      '',
    ]);
  });

  it('and signatures show names as text', () => {
    const { html, text } = buildSignature({
      name: '<img src=x>',
      link: `${address}?utm_source=signature`,
    });
    expect(html).toContain('&lt;img src=x&gt;');
    expect(html).toContain('>localhost:4101/ada</a>');
    expect(text).toBe(`<img src=x>\n${address}?utm_source=signature`);
  });
});
