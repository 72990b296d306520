// The places people link to: names, spellings, the address a handle stands for, and a drawing.
// `{}` is the handle. A platform without a pattern needs a full address from the user.
import type { Glyph } from './compose/icons.ts';

export type Platform = {
  name: string;
  host: string;
  pattern?: string;
  glyph: Glyph;
  also: string[];
};

const row = (line: string): Platform => {
  const [name = '', host = '', pattern = '', glyph = 'globe', also = ''] = line
    .split('|')
    .map((cell) => cell.trim());
  return {
    name,
    host,
    ...(pattern ? { pattern: `https://${pattern}` } : {}),
    glyph: glyph as Glyph,
    also: [name.toLowerCase(), ...also.split(',').filter(Boolean)],
  };
};

export const PLATFORMS: readonly Platform[] = `
Instagram|instagram.com|instagram.com/{}|camera|insta,ig,instragram,instagramm
X|x.com|x.com/{}|cross|x.com
Twitter|twitter.com|x.com/{}|cross|twiter,twitter/x
YouTube|youtube.com|www.youtube.com/@{}|play|you tube,yt,youtub
TikTok|tiktok.com|www.tiktok.com/@{}|note|tik tok,tictok
Facebook|facebook.com|www.facebook.com/{}|chat|fb
Threads|threads.net|www.threads.net/@{}|chat|
Bluesky|bsky.app|bsky.app/profile/{}|chat|bsky,blue sky
Mastodon|mastodon.social|mastodon.social/@{}|chat|
LinkedIn|linkedin.com|www.linkedin.com/in/{}|case|linked in,linkdin,linkedn
GitHub|github.com|github.com/{}|code|git hub
GitLab|gitlab.com|gitlab.com/{}|code|
Codeberg|codeberg.org|codeberg.org/{}|code|
CodePen|codepen.io|codepen.io/{}|code|code pen
Stack Overflow|stackoverflow.com||code|stackoverflow
DEV|dev.to|dev.to/{}|pen|dev.to
Hashnode|hashnode.com|hashnode.com/@{}|pen|
npm|npmjs.com|www.npmjs.com/~{}|code|
Kaggle|kaggle.com|www.kaggle.com/{}|code|
Product Hunt|producthunt.com|www.producthunt.com/@{}|spark|producthunt
Dribbble|dribbble.com|dribbble.com/{}|spark|dribble
Behance|behance.net|www.behance.net/{}|spark|
Figma|figma.com|www.figma.com/@{}|spark|
ArtStation|artstation.com|www.artstation.com/{}|spark|
DeviantArt|deviantart.com|www.deviantart.com/{}|spark|
Unsplash|unsplash.com|unsplash.com/@{}|camera|
Flickr|flickr.com|www.flickr.com/people/{}|camera|
500px|500px.com|500px.com/p/{}|camera|
Pinterest|pinterest.com|www.pinterest.com/{}|pin|
Tumblr|tumblr.com|www.tumblr.com/{}|pen|
Reddit|reddit.com|www.reddit.com/user/{}|chat|
Snapchat|snapchat.com|www.snapchat.com/add/{}|camera|snap
WhatsApp|wa.me|wa.me/{}|chat|whats app
Telegram|t.me|t.me/{}|chat|
Signal|signal.me||chat|
Discord|discord.gg|discord.gg/{}|chat|
Slack|slack.com||chat|
Twitch|twitch.tv|www.twitch.tv/{}|play|
Kick|kick.com|kick.com/{}|play|
Vimeo|vimeo.com|vimeo.com/{}|play|
Spotify|open.spotify.com||note|
Apple Music|music.apple.com||note|applemusic
Apple Podcasts|podcasts.apple.com||note|
SoundCloud|soundcloud.com|soundcloud.com/{}|note|sound cloud
Bandcamp|bandcamp.com|{}.bandcamp.com|note|band camp
Deezer|deezer.com||note|
Tidal|tidal.com||note|
Mixcloud|mixcloud.com|www.mixcloud.com/{}|note|
Last.fm|last.fm|www.last.fm/user/{}|note|lastfm
Medium|medium.com|medium.com/@{}|pen|
Substack|substack.com|{}.substack.com|pen|
WordPress|wordpress.com|{}.wordpress.com|pen|
Goodreads|goodreads.com|www.goodreads.com/{}|pen|
Letterboxd|letterboxd.com|letterboxd.com/{}|play|
Patreon|patreon.com|www.patreon.com/{}|heart|
Ko-fi|ko-fi.com|ko-fi.com/{}|heart|kofi,ko fi
Buy Me a Coffee|buymeacoffee.com|buymeacoffee.com/{}|heart|buymeacoffee
PayPal|paypal.me|www.paypal.com/paypalme/{}|heart|pay pal
Cash App|cash.app|cash.app/\${}|heart|cashapp
Venmo|venmo.com|venmo.com/u/{}|heart|
Etsy|etsy.com|www.etsy.com/shop/{}|bag|
Gumroad|gumroad.com|{}.gumroad.com|bag|
Depop|depop.com|www.depop.com/{}|bag|
Amazon|amazon.com||bag|
Shopify|shopify.com||bag|
Eventbrite|eventbrite.com||calendar|
Calendly|calendly.com|calendly.com/{}|calendar|
Strava|strava.com||spark|
Steam|steamcommunity.com|steamcommunity.com/id/{}|play|
Google Maps|maps.google.com||pin|
ORCID|orcid.org|orcid.org/{}|case|
Google Scholar|scholar.google.com||case|`
  .trim()
  .split('\n')
  .map(row);

const byWord = new Map(
  PLATFORMS.flatMap((platform) => platform.also.map((word) => [word, platform] as const)),
);

export function platformNamed(word: string): Platform | undefined {
  return byWord.get(word.toLowerCase());
}

export function platformOfUrl(url: string): Platform | undefined {
  const host = /^https?:\/\/(?:www\.)?([^/?#:]+)/i.exec(url)?.[1]?.toLowerCase();
  if (!host) return undefined;
  return PLATFORMS.find(({ host: own }) => host === own || host.endsWith(`.${own}`));
}

/** The address a handle stands for, or nothing where a handle is not enough. */
export function urlForHandle(platform: Platform, handle: string): string | undefined {
  const plain = handle.replace(/^@/, '').replace(/^\+(?=\d)/, '');
  return platform.pattern?.replace('{}', () => plain);
}

const WORD_GLYPHS: [RegExp, Glyph][] = [
  [/\b(shop|store|merch|buy|order)\b/i, 'bag'],
  [/\b(blog|writing|essays?|newsletter|book|articles?)\b/i, 'pen'],
  [/\b(music|album|song|podcast|listen|playlist)\b/i, 'note'],
  [/\b(video|watch|channel|reel|film)\b/i, 'play'],
  [/\b(photos?|gallery|prints)\b/i, 'camera'],
  [/\b(book a|calendar|events?|tour|dates|schedule|tickets?)\b/i, 'calendar'],
  [/\b(donate|support|tip)\b/i, 'heart'],
  [/\b(cv|resume|hire|work|portfolio)\b/i, 'case'],
  [/\b(menu|map|visit|location|directions)\b/i, 'pin'],
];

export function glyphFor(link: { title: string; url: string }): Glyph {
  if (link.url.startsWith('mailto:')) return 'mail';
  if (link.url.startsWith('tel:')) return 'phone';
  const platform = platformOfUrl(link.url) ?? platformNamed(link.title);
  if (platform) return platform.glyph;
  return WORD_GLYPHS.find(([words]) => words.test(link.title))?.[1] ?? 'globe';
}
