// Addresses that pretend to lead elsewhere, and honest ones; brands that people are to sign in to.
import { describe, expect, it } from 'vitest';
import { checkPage, readPage } from '../check.ts';
import { decodePunycode } from './punycode.ts';

const link = (href: string, text = 'My page') =>
  `export default () => <main><a href={${JSON.stringify(href)}}>${text}</a></main>;`;
const page = (body: string) => `export default () => <main>${body}</main>;`;
function reportedRules(jsx: string, more: object = {}) {
  return checkPage({ jsx, css: '', ...more }).findings.map(
    ({ rule, severity }) => `${severity} ${rule}`,
  );
}

describe('confusable, disguised and forged hosts are blocked', () => {
  it.each([
    ['a digit for a letter', 'https://paypa1.com/login', 'confusable-host'],
    ['two digits', 'https://g00gle.com', 'confusable-host'],
    ['a capital I for l', 'https://paypaI.com', 'confusable-host'],
    ['rn for m', 'https://arnazon.com', 'confusable-host'],
    ['vv for w', 'https://tvvitter.com', 'confusable-host'],
    ['a Cyrillic letter', 'https://pаypal.com', 'confusable-host'],
    ['all Cyrillic', 'https://сосо.рауреr.example', 'punycode-host'],
    ['punycode of a confusable host', 'https://xn--pypal-4ve.com/', 'confusable-host'],
    ['whole-script confusable', 'https://xn--80ak6aa92e.com', 'confusable-host'],
    ['an accent', 'https://pàypal.com', 'confusable-host'],
    ['a letter more', 'https://paypall.com', 'confusable-host'],
    ['a letter less', 'https://instagam.com', 'confusable-host'],
    ['another letter', 'https://facebuok.com', 'confusable-host'],
    ['letters changed about', 'https://spoitfy.com', 'confusable-host'],
    ['the brand before another name', 'https://paypal.com.secure-pay.net', 'confusable-host'],
    ['the brand as a subdomain', 'https://paypal.example.net', 'confusable-host'],
    ['the brand within a subdomain', 'https://login-paypal.example.net', 'confusable-host'],
    ['a brand of two meanings with its ending', 'https://apple.com.example.net', 'confusable-host'],
    ['the brand given out by a service', 'https://metamask.vercel.app', 'confusable-host'],
    ['a bait word', 'https://paypal-login.com', 'confusable-host'],
    ['a bait word without a hyphen', 'https://securepaypal.com', 'confusable-host'],
    ['a bait word beside two meanings', 'https://ledger-wallet.org', 'confusable-host'],
    ['a cheap ending', 'https://netflix.top', 'confusable-host'],
    ['a subdomain of a confusable host', 'https://www.paypa1.co.uk/', 'confusable-host'],
    ['an account before @', 'https://paypal.com@evil.example/', 'hidden-host'],
    ['a slash less', 'https:/paypa1.com', 'confusable-host'],
    ['backslashes', '\\\\paypa1.com', 'confusable-host'],
    ['no scheme', '//paypa1.com', 'confusable-host'],
    ['a tab inside', 'https://pay\tpa1.com', 'confusable-host'],
    ['a full-width dot', 'https://paypa1。com', 'confusable-host'],
    ['full-width letters', 'https://ｐａｙｐａ１.com', 'confusable-host'],
    ['percent signs', 'https://%70aypa1.com', 'confusable-host'],
    ['mixed scripts', 'https://xn--mazn-8cd2o.example', 'punycode-host'],
    ['Latin and Greek', 'https://mοusic.example', 'punycode-host'],
    ['punycode of nothing', 'https://xn--99999999999.com', 'punycode-host'],
  ])('%s: %s', (_name, href, rule) => {
    expect(reportedRules(link(href))).toContain(`block ${rule}`);
  });

  it.each([
    [
      'a list',
      page('{links.map((l) => <a href={l.url}>{l.title}</a>)}').replace(
        'export',
        'const links = [{ title: "Pay", url: "https://paypa1.com" }];\nexport',
      ),
    ],
    ['a handler', page('<button onClick={() => window.open("https://paypa1.com/x")}>Go</button>')],
    ['a template', page(`<a href={\`https://paypa1.com/\${id}\`}>Go</a>`)],
    ['a call', page('<button onClick={() => fetch("https://paypa1.com")}>Go</button>')],
    ['a text with words around', page('{html("see https://paypa1.com, please")}')],
  ])('finds addresses in %s', (_name, jsx) => {
    expect(reportedRules(jsx)).toContain('block confusable-host');
  });

  it('finds addresses that only rendering produces, and reports each once', () => {
    const jsx = page('<a href={["https://paypa", "1.com"].join("")}>Pay</a>');
    const html = '<a href="https://paypa1.com">Pay</a>';
    expect(reportedRules(jsx, { html })).toEqual(['block confusable-host']);
    expect(reportedRules(link('https://paypa1.com'), { html })).toEqual(['block confusable-host']);
  });
});

describe('honest hosts pass', () => {
  it.each([
    'https://paypal.com/donate',
    'https://www.paypal.com',
    'https://paypal.me/ada',
    'https://amazon.de/dp/1',
    'https://www.amazon.co.uk',
    'https://music.apple.com/album/1',
    'https://applepie.example',
    'https://pineapple.com',
    'https://open.spotify.com/artist/1',
    'https://discord.gg/abc',
    'https://discard.example',
    'https://github.com/paypal',
    'https://ada.github.io',
    'https://finance.com',
    'https://switch.com',
    'https://stripes.com',
    'https://dhi.com',
    'https://steam-trains.org',
    'https://chase-the-sun.com',
    'https://wise-words.blog',
    'https://visagiste.com',
    'https://cloud.com',
    'https://linktr.ee/ada',
    'https://example.com/paypal.com',
    'https://example.com/?to=https://example.org',
    'https://192.0.2.7/x',
    'https://localhost:3000',
    'mailto:login@paypa1.example',
    'tel:+4912345',
    '#about',
    '/relative',
  ])('accepts %s', (href) => {
    const blocks = reportedRules(link(href)).filter((line) => line.startsWith('block'));
    expect(blocks).toEqual([]);
  });

  it.each([
    ['https://münchen.example', 'accented'],
    ['https://xn--mnchen-3ya.de', 'accented'],
    ['https://例え.jp', 'Han and Hiragana|Hiragana and Han|Han'],
    ['https://почта.рф', 'Cyrillic'],
    ['https://한국.kr', 'Hangul'],
  ])('one script passes with a note: %s', (href, letters) => {
    const { blocked, findings } = checkPage({ jsx: link(href), css: '' });
    expect(blocked).toBe(false);
    expect(findings[0]).toMatchObject({ rule: 'punycode-host', severity: 'warn' });
    expect(findings[0]?.message).toMatch(new RegExp(letters));
  });
});

describe('blocklisted hosts', () => {
  const blockedHosts = new Map([
    ['evil.example', 'local list'],
    ['xn--bse-sna.example', 'local list'],
  ]);
  it.each([
    ['the host', link('https://evil.example')],
    ['a host below it', link('https://a.b.evil.example/x')],
    ['with a port and a dot', link('https://EVIL.example.:8443')],
    ['a picture', page('<img alt="" src="https://evil.example/p.png" />')],
    ['punycode', link('https://xn--bse-sna.example')],
  ])('blocks %s', (_name, jsx) => {
    expect(reportedRules(jsx, { blockedHosts })).toContain('block blocked-host');
  });
  it('finds them in the CSS', () => {
    const css = 'a { background: url("https://evil.example/x.png") }';
    expect(checkPage({ jsx: page(''), css, blockedHosts }).blocked).toBe(true);
  });
  it('leaves hosts that only end alike', () => {
    expect(reportedRules(link('https://notevil.example'), { blockedHosts })).toEqual([]);
  });
  it('names the hosts to look up', () => {
    expect(
      readPage({ jsx: link('https://B.example/x'), css: 'a{background:url(https://a.example)}' })
        .hosts,
    ).toEqual(['a.example', 'b.example']);
  });
  it('says so when they could not be looked up, and goes on', () => {
    const report = checkPage({
      jsx: link('https://a.example'),
      css: '',
      unchecked: 'no response in two seconds',
    });
    expect(report).toMatchObject({ blocked: false, findings: [{ rule: 'links-unchecked' }] });
  });
});

describe('asking people to sign in to a brand while leading elsewhere is blocked', () => {
  const away = '<a href="https://evil.example/x">Continue</a>';
  it.each([
    ['a heading', `<h1>Sign in to PayPal</h1>${away}`],
    ['a link', '<a href="https://evil.example">Log in to Instagram</a>'],
    ['a link with a brand first', '<a href="https://evil.example">Netflix login</a>'],
    ['an account', `<p>Verify your PayPal account</p>${away}`],
    ['a wallet', `<h2>Verify your wallet</h2>${away}`],
    ['a wallet to restore', `<h2>Restore your crypto wallet now</h2>${away}`],
    [
      'a form',
      '<h1>Sign in to PayPal</h1><form data-form="contact"><label>User name <input name="name" /></label></form>',
    ],
    ['German', `<h1>Bei PayPal anmelden</h1><h2>Anmelden bei PayPal</h2>${away}`],
    ['Spanish', `<h1>Iniciar sesión en Facebook</h1>${away}`],
    ['a brand of two meanings', `<h1>Sign in to your Apple ID</h1>${away}`],
    ['foreign letters', `<h1>Sign in to PаyPаl</h1>${away}`],
  ])('blocks a claim with %s', (_name, body) => {
    expect(reportedRules(page(body))).toContain('block brand-login');
  });
  it('blocks a claim to be this product, unless the link leads there', () => {
    const ownSite = { ownName: 'Vys', ownHosts: ['vys.example'] };
    const to = (host: string) =>
      page(`<h1>Log in to Vys</h1><a href="https://${host}/x">Continue</a>`);
    expect(reportedRules(to('evil.example'), ownSite)).toContain('block brand-login');
    expect(reportedRules(to('vys.example'), ownSite)).toEqual([]);
  });
  it('blocks a claim in the title', () => {
    expect(reportedRules(page(away), { title: 'Log in to Coinbase' })).toContain(
      'block brand-login',
    );
  });
});

describe('naming a brand is fine', () => {
  it.each([
    [
      'a musician called so',
      '<h1>Apple Pie</h1><a href="https://applepie.example">Continue to our shop</a>',
    ],
    ['a payment link', '<a href="https://paypal.com/donate">Pay with PayPal</a>'],
    [
      'the real site',
      '<h1>Log in to Spotify to save my album</h1><a href="https://open.spotify.com/x">Continue</a>',
    ],
    [
      'and other links beside',
      '<p>Log in to Spotify to save my album</p><a href="https://open.spotify.com/x">Continue</a><a href="https://shop.example">Shop</a>',
    ],
    [
      'and a newsletter',
      '<p>Log in to Spotify to save my album</p><form data-form="newsletter"><label>Email<input type="email" name="email" /></label><button>Join</button></form>',
    ],
    ['follow me', '<a href="https://instagram.com/ada">Follow me on Instagram</a>'],
    ['a verb', '<h1>Sign in to chase your dreams</h1><a href="https://club.example">Start</a>'],
    ['a fruit', '<p>Log in to apple growers united</p><a href="https://growers.example">Start</a>'],
    ['own sign-in', '<a href="https://app.example/login">Sign in to my course</a>'],
    [
      'a talk',
      '<p>How we built verification at Stripe</p><a href="https://talks.example">Start the video</a>',
    ],
    ['art', '<p>Connect your wallet at the gallery</p><a href="https://gallery.example">Start</a>'],
  ])('accepts %s', (_name, body) => {
    expect(reportedRules(page(body)).filter((line) => line.startsWith('block'))).toEqual([]);
  });
});

it('reads punycode as RFC 3492 writes it', () => {
  expect(decodePunycode('ihqwcrb4cv8a8dqg056pqjye')).toBe('他们为什么不说中文');
  expect(decodePunycode('mnchen-3ya')).toBe('münchen');
  expect(decodePunycode('3B-ww4c5e180e575a65lsy2b')).toBe('3年B組金八先生'.replace('B', 'B'));
  expect(decodePunycode('b~d')).toBeUndefined();
  expect(decodePunycode('zzzzzzzzzzzzzzzzzzzzzzzzz')).toBeUndefined();
});
