// The help center: topics, search, articles, languages, for users and for visitors.
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { helpArticleIds } from '@vys/contract/help/articles';
import { helpSearchWords } from '@vys/contract/help/search-words';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveApp, renderApp } from '#web/app/test/render-app.tsx';
import { loadArticles } from '#web/lib/help/load-articles.ts';
import { readHelpAddress } from './help-address.ts';
import { createArticleSearch } from './search-articles.ts';

afterEach(() => {
  leaveApp();
  window.history.replaceState(null, '', '/');
});

function open(path = '', user?: null) {
  const { pathname, search } = new URL(`/help${path}`, 'https://app.example');
  window.history.replaceState(null, '', pathname + search);
  return renderApp({ pathname, search }, user === null ? { user } : {});
}

describe('the help center', () => {
  it('ROUTE-18 is open to visitors, with all articles by topic', async () => {
    const { requests } = open('', null);
    expect(await screen.findByRole('heading', { name: 'Help Center' })).toBeVisible();
    expect(document.title).toBe('Help Center · Vys');
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('link')).toHaveLength(helpArticleIds.length);
    expect(helpArticleIds.length).toBeGreaterThanOrEqual(40);
    expect(requests.filter(({ path }) => path.startsWith('/api/help'))).toEqual([]);
  });

  it('opens an article, which leads to the screen that it explains, and back to all topics', async () => {
    open();
    await userEvent.click(await screen.findByRole('link', { name: 'QR code' }));
    const heading = await screen.findByRole('heading', { name: 'QR code' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(window.location.pathname).toBe('/help/qr-code');
    expect(screen.getByRole('link', { name: 'Open Pages' })).toHaveAttribute('href', '/pages');
    const related = within(screen.getByRole('region', { name: 'More on this topic' }));
    expect(related.getByRole('link', { name: 'Share your page' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'All topics' }));
    expect(await screen.findByRole('heading', { name: 'Getting started' })).toBeVisible();
  });

  it('finds articles by words, and says when there are none', async () => {
    open();
    const box = await screen.findByRole('searchbox', { name: 'Search help' });
    await userEvent.type(box, 'cancel');
    const results = within(screen.getByRole('region', { name: 'Search help' }));
    expect(results.getAllByRole('link')[0]).toHaveTextContent('Cancel a plan');
    await userEvent.clear(box);
    await userEvent.type(box, 'xyzzyx');
    expect(screen.getByText('No articles found')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(screen.getByRole('heading', { name: 'Getting started' })).toBeVisible();
  });

  it('shows a linked article in its language', async () => {
    open('/password?lang=de');
    expect(await screen.findByRole('heading', { level: 2, name: /Passwort/ })).toBeVisible();
    expect(screen.getByRole('article')).toHaveAttribute('lang', 'de');
  });

  it.each([
    ['en', 'en', /^The password card/],
    ['de', 'de', /^Die Karte für das Passwort/],
    ['es', 'es', /^La tarjeta de la contraseña/],
    ['fr', 'en', /^The password card/],
  ])('shows the picture of readers in %s in %s', async (reader, language, name) => {
    open(`/password?lang=${reader}`);
    const picture = await screen.findByRole('img', { name });
    expect(picture).toHaveAttribute('src', expect.stringContaining(`/${language}/password.`));
    expect(picture).toHaveAttribute('lang', language);
  });

  it('says in other languages that a picture shows the English interface', async () => {
    open('/password?lang=it');
    expect(await screen.findByText("L'immagine mostra l'interfaccia in inglese.")).toBeVisible();
  });

  it('shows the steps of an article in their order, and the names of buttons in bold', async () => {
    open('/email-signature');
    const steps = within(await screen.findByRole('article')).getAllByRole('listitem');
    expect(steps).toHaveLength(4);
    expect(steps[1]).toHaveTextContent('2Choose “Copy signature”.');
    expect(screen.getByText('“Copy signature”')).toHaveClass('font-medium');
    expect(screen.getByRole('heading', { name: 'Good to know' })).toBeVisible();
  });

  it('says that it does not know an article', async () => {
    open('/nope');
    expect(await screen.findByText("We couldn't find this article")).toBeVisible();
  });

  it('SHELL-10 is in the sidebar group Support, beside the API documentation', async () => {
    renderApp('/dashboard');
    const support = within(await screen.findByRole('region', { name: 'Support' }));
    const getHref = (name: RegExp) => support.getByRole('link', { name }).getAttribute('href');
    expect(getHref(/Help Center/)).toBe('/help');
    expect(getHref(/API Docs/)).toBe('/docs');
  });
});

describe('the search', () => {
  it.each([
    ['en', 'qr', 'qr-code'],
    ['en', 'passwrd', 'password'],
    ['en', 'pasword', 'password'],
    ['en', 'analitics', 'analytics'],
    ['en', 'two factor', 'two-factor'],
    ['en', 'revoke key', 'api-keys'],
    ['en', 'suspended', 'suspended'],
    // In other words than the articles use.
    ['en', 'watermark', 'branding'],
    ['en', 'avatar', 'picture'],
    ['en', '2fa', 'two-factor'],
    ['en', 'linktree', 'import'],
    ['en', 'receipt', 'invoices'],
    ['en', 'login', 'cannot-sign-in'],
    ['en', 'vcard', 'contact-card'],
    ['en', 'link in bio', 'instagram-bio'],
    // As a question, with words that no article holds.
    ['en', 'why oh why was my card declined yesterday', 'payments'],
    ['de', 'kundigen', 'cancel'],
    ['de', 'schlussel', 'api-keys'],
    ['de', 'Statistikn', 'analytics'],
    ['de', 'wasserzeichen', 'branding'],
    ['de', 'visitenkarte', 'contact-card'],
    ['fr', 'resilier', 'cancel'],
    ['fr', 'referencement', 'seo'],
    ['es', 'plantilla', 'templates'],
    ['es', 'contrasena', 'password'],
    ['es', 'contraseñ', 'password'],
    ['es', 'tarjeta rechazada', 'payments'],
    ['pt', 'esqueci', 'password'],
    ['pt', 'assinatura de email', 'email-signature'],
    ['it', 'disdire', 'cancel'],
    ['it', 'biglietto da visita', 'contact-card'],
  ] as const)('finds in %s: %s', async (language, words, id) => {
    const find = createArticleSearch(await loadArticles(language), language);
    expect(find(words).slice(0, 3)).toContain(id);
  });

  it('finds nothing where there is nothing', async () => {
    expect(createArticleSearch(await loadArticles('en'), 'en')('xyzzyx')).toEqual([]);
  });

  it('knows articles only, in every language', () => {
    for (const words of Object.values(helpSearchWords))
      for (const id of Object.keys(words)) expect(helpArticleIds).toContain(id);
  });
});

describe('the address', () => {
  it.each([
    ['?lang=fr', ['en-US'], 'fr'],
    ['', ['pt-BR', 'en'], 'pt'],
    ['?lang=xx', ['ja'], 'en'],
  ])('%s of a reader of %s is in %s', (query, preferred, language) => {
    expect(readHelpAddress({ pathname: '/help', search: query }, preferred).language).toBe(
      language,
    );
  });
});
