// Posts, the bio, signatures and contact cards: links that the analytics tell apart.
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveApp, renderApp } from '#web/app/test/render-app.tsx';
import { buildContactCard, buildSignature } from './contact-card.ts';
import { networks, trackLink } from './tracked-links.ts';

vi.mock('./qr-picture.ts', () => ({
  drawQr: vi.fn(async () => document.createElement('canvas')),
  getScannedAddress: (address: string) => address,
}));
vi.mock('./qr-check.ts', () => ({ checkScan: vi.fn(async () => 'good') }));
afterEach(leaveApp);

const address = 'http://localhost:4101/ada';

describe('posts', () => {
  it.each(networks.map((network) => [network.id, network] as const))(
    'on %s carry the text, and a link of their own',
    (id, { getUrl }) => {
      const url = decodeURIComponent(getUrl('Songs & more', trackLink(address, id)));
      expect(url.replaceAll('+', ' ')).toContain(`${address}?utm_source=${id}`);
      const takesText = !['facebook', 'linkedin'].includes(id);
      expect(url.replaceAll('+', ' ').includes('Songs & more')).toBe(takesText);
    },
  );

  it('are written in the dialog, beside the link for a bio', async () => {
    renderApp('/dashboard');
    await userEvent.click(await screen.findByRole('button', { name: 'Share Profile' }));
    await userEvent.click(await screen.findByRole('tab', { name: 'Post' }));
    const text = screen.getByRole('textbox', { name: 'Text' });
    await userEvent.clear(text);
    await userEvent.type(text, 'New songs');
    const link = screen.getByRole('link', { name: 'Post to WhatsApp' });
    expect(link.getAttribute('href')).toContain('New+songs');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByRole('textbox', { name: 'Link for your bio' })).toHaveValue(
      `${address}?utm_source=bio`,
    );
    await userEvent.click(screen.getByRole('tab', { name: 'Contact' }));
    expect(screen.getByRole('textbox', { name: 'Link for an NFC tag' })).toHaveValue(
      `${address}?utm_source=nfc`,
    );
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
      link: `${address}?utm_source=email`,
    });
    expect(html).toContain('&lt;img src=x&gt;');
    expect(html).toContain('>localhost:4101/ada</a>');
    expect(text).toBe(`<img src=x>\n${address}?utm_source=email`);
  });
});
