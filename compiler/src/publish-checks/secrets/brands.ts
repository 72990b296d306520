// Names that people trust with money or accounts and that are therefore pretended to. Pure data.

export type Brand = {
  name: string;
  /** As it stands in hosts. */
  word: string;
  /** Everything below these is the brand's own. */
  hosts: readonly string[];
  /** The word means something else too, so only plain pretence counts. */
  common?: true;
  /** Real words that are one letter away. */
  notMeant?: readonly string[];
};

type More = Omit<Brand, 'name' | 'word' | 'hosts'>;

function brand(name: string, hosts: string, more: More = {}): Brand {
  return {
    name,
    word: name.toLowerCase().replace(/[^a-z0-9]/g, ''),
    hosts: hosts.split(' '),
    ...more,
  };
}

export const BRANDS: readonly Brand[] = [
  brand('PayPal', 'paypal.com paypal.me paypalobjects.com paypal-community.com paypal-corp.com'),
  brand('Venmo', 'venmo.com'),
  brand('Cash App', 'cash.app cashapp.com'),
  brand('Stripe', 'stripe.com stripe.network stripe.dev stripe.press', { common: true }),
  brand('Klarna', 'klarna.com'),
  brand('Revolut', 'revolut.com revolut.me', { notMeant: ['revolt', 'revolute'] }),
  brand('Wise', 'wise.com', { common: true }),
  brand('Payoneer', 'payoneer.com', { notMeant: ['pioneer'] }),
  brand('Western Union', 'westernunion.com'),
  brand('Zelle', 'zellepay.com zelle.com'),
  brand('Visa', 'visa.com', { common: true }),
  brand('Mastercard', 'mastercard.com mastercard.us'),
  brand('American Express', 'americanexpress.com aexp.com'),
  brand('Chase', 'chase.com', { common: true }),
  brand('Wells Fargo', 'wellsfargo.com'),
  brand('Bank of America', 'bankofamerica.com bofa.com'),
  brand('Citibank', 'citibank.com citi.com', { notMeant: ['citybank'] }),
  brand('Capital One', 'capitalone.com'),
  brand('HSBC', 'hsbc.com'),
  brand('Barclays', 'barclays.com barclays.co.uk', { notMeant: ['barclay'] }),
  brand('Santander', 'santander.com santander.co.uk santander.com.br'),
  brand('Sparkasse', 'sparkasse.de', { notMeant: ['sparkassen'] }),
  brand('Commerzbank', 'commerzbank.de commerzbank.com'),
  brand('Deutsche Bank', 'deutsche-bank.de db.com deutschebank.com'),
  brand('Mercado Libre', 'mercadolibre.com mercadolibre.com.ar mercadolibre.com.mx'),
  brand('Mercado Pago', 'mercadopago.com mercadopago.com.ar mercadopago.com.br'),
  brand('Coinbase', 'coinbase.com'),
  brand('Binance', 'binance.com binance.us', { notMeant: ['finance'] }),
  brand('Kraken', 'kraken.com', { common: true }),
  brand('MetaMask', 'metamask.io'),
  brand('Trust Wallet', 'trustwallet.com'),
  brand('Phantom', 'phantom.app phantom.com', { common: true }),
  brand('Ledger', 'ledger.com', { common: true }),
  brand('Trezor', 'trezor.io'),
  brand('OpenSea', 'opensea.io'),
  brand('Uniswap', 'uniswap.org'),
  brand('Apple', 'apple.com icloud.com me.com apple.co', { common: true }),
  brand('iCloud', 'icloud.com', { notMeant: ['incloud'] }),
  brand('Google', 'google.com goo.gl g.co youtube.com withgoogle.com', {
    notMeant: ['goggle', 'googly'],
  }),
  brand('Gmail', 'gmail.com google.com'),
  brand('YouTube', 'youtube.com youtu.be youtube-nocookie.com'),
  brand('Microsoft', 'microsoft.com live.com microsoftonline.com office.com msn.com bing.com'),
  brand('Outlook', 'outlook.com live.com office.com microsoft.com', { common: true }),
  brand('Office 365', 'office.com office365.com microsoft.com'),
  brand('OneDrive', 'onedrive.com live.com microsoft.com 1drv.ms'),
  brand('Amazon', 'amazon.com amzn.to amzn.eu a.co aws.com amazon.dev', {
    notMeant: ['amazona', 'amazons', 'amazone'],
  }),
  brand('eBay', 'ebay.com ebay.us'),
  brand('Netflix', 'netflix.com netflix.net'),
  brand('Spotify', 'spotify.com spotify.link spoti.fi byspotify.com scdn.co'),
  brand('SoundCloud', 'soundcloud.com snd.sc on.soundcloud.com'),
  brand('Bandcamp', 'bandcamp.com'),
  brand('Facebook', 'facebook.com fb.com fb.me meta.com messenger.com'),
  brand('Instagram', 'instagram.com instagr.am ig.me'),
  brand('WhatsApp', 'whatsapp.com wa.me whatsapp.net'),
  brand('Telegram', 'telegram.org telegram.me t.me telegram.dog', { common: true }),
  brand('TikTok', 'tiktok.com'),
  brand('Snapchat', 'snapchat.com snap.com'),
  brand('LinkedIn', 'linkedin.com lnkd.in'),
  brand('Twitter', 'twitter.com x.com t.co', { notMeant: ['twitters', 'titter'] }),
  brand('Pinterest', 'pinterest.com pin.it'),
  brand('Reddit', 'reddit.com redd.it', { notMeant: ['readit'] }),
  brand('Discord', 'discord.com discord.gg discordapp.com discord.me', {
    notMeant: ['discard', 'discords'],
  }),
  brand('Twitch', 'twitch.tv', { notMeant: ['switch', 'twitchy', 'witch'] }),
  brand('Patreon', 'patreon.com', { notMeant: ['patron'] }),
  brand('OnlyFans', 'onlyfans.com'),
  brand('Steam', 'steampowered.com steamcommunity.com steam.tv', { common: true }),
  brand('Steam Community', 'steamcommunity.com'),
  brand('Roblox', 'roblox.com rbxcdn.com'),
  brand('GitHub', 'github.com github.dev githubusercontent.com'),
  brand('Dropbox', 'dropbox.com dropboxusercontent.com db.tt'),
  brand('DocuSign', 'docusign.com docusign.net'),
  brand('Adobe', 'adobe.com behance.net', { common: true }),
  brand('Yahoo', 'yahoo.com yahoo.co.jp'),
  brand('DHL', 'dhl.com dhl.de', { common: true }),
  brand('FedEx', 'fedex.com'),
  brand('USPS', 'usps.com'),
  brand('Shopify', 'shopify.com shop.app'),
  brand('Airbnb', 'airbnb.com'),
  brand('Booking.com', 'booking.com'),
  brand('Linktree', 'linktree.com linktr.ee'),
];

/** Beside a brand in one name they make a pretence. */
export const PHISHING_PHRASES: ReadonlySet<string> = new Set(
  `account accounts auth billing claim confirm help helpdesk id login logon myaccount payment recover
  recovery secure security service signin sso support unlock update verification verify wallet
  webscr`.split(/\s+/),
);

/** Those that also count beside a word with another meaning. */
export const STRONG_PHISHING_PHRASES: ReadonlySet<string> = new Set(
  'account login logon signin unlock verification verify wallet'.split(' '),
);

/** Endings that cost next to nothing and that no well-known name lives under. */
export const CHEAP_ENDINGS: ReadonlySet<string> = new Set(
  `bond buzz cam cfd click club cyou icu link live lol monster online quest rest ru sbs shop site
  space support tk top vip website work xyz`.split(/\s+/),
);
