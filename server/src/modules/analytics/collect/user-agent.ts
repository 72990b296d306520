// What a browser says about itself: family, class of device, language, and whether it is a program.
import { isbot } from 'isbot';
import { createBoundedCache } from '../../../platform/bounded-cache.ts';
import type { CollectedEvent } from '../event-store.ts';
import type { RequestHeaders } from '../rules.ts';

export type UserAgent = {
  isBot: boolean;
  device: CollectedEvent['device'];
  browser: string | null;
};

const CACHED_USER_AGENTS = 10_000;
const LANGUAGES_LIMIT = 200;
const cache = createBoundedCache<string, UserAgent>({ maxEntries: CACHED_USER_AGENTS });

/** In order: what builds on another browser names that one too. */
const browsers: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Instagram', /\bInstagram\b/],
  ['Facebook', /\bFB(?:AN|AV|_IAB)\b/],
  ['TikTok', /musical_ly|BytedanceWebview|TikTok/i],
  ['Snapchat', /\bSnapchat\b/],
  ['Pinterest', /\bPinterest\b/],
  ['LinkedIn', /\bLinkedInApp\b/],
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPiOS|OPT|Opera)\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Yandex Browser', /\bYaBrowser\//],
  ['UC Browser', /\bUCBrowser\//],
  ['DuckDuckGo', /\b(?:DuckDuckGo|Ddg)\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\/|\(iPhone|\(iPad/],
];

export function readUserAgent(text: string, headers: RequestHeaders): UserAgent {
  const key = headers['sec-ch-ua-mobile'] === '?1' ? `mobile ${text}` : text;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const userAgent: UserAgent = {
    isBot: text === '' || isbot(text),
    device: detectDevice(text, headers),
    browser: browsers.find(([, pattern]) => pattern.test(text))?.[0] ?? null,
  };
  cache.set(key, userAgent);
  return userAgent;
}

export function detectDevice(text: string, headers: RequestHeaders): CollectedEvent['device'] {
  const lower = text.toLowerCase();
  const isLargeAndroid = lower.lastIndexOf('android') > lower.lastIndexOf('mobile');
  if (isLargeAndroid || /ipad|tablet|playbook|kindle|silk/.test(lower)) return 'tablet';
  if (/Mobi|iPhone|iPod|Windows Phone|IEMobile|BlackBerry|Opera Mini/i.test(text)) return 'mobile';
  return headers['sec-ch-ua-mobile'] === '?1' ? 'mobile' : 'desktop';
}

const languages = createBoundedCache<string, { language: string | null }>({ maxEntries: 10_000 });

/** The language that is asked for first, without its region (ISO 639). */
export function readLanguage(header: string | string[] | undefined): string | null {
  const text = String(header ?? '').slice(0, LANGUAGES_LIMIT);
  const known = languages.get(text);
  if (known !== undefined) return known.language;
  const language = findLanguage(text);
  languages.set(text, { language });
  return language;
}

function findLanguage(text: string): string | null {
  const ranges = text
    .split(',')
    .map((range, index) => {
      const [tag = '', ...parameters] = range.toLowerCase().split(';');
      const [language = ''] = tag.trim().split('-');
      const quality = parameters.map((text) => text.trim()).find((text) => text.startsWith('q='));
      return { language, weight: Number(quality?.slice(2) ?? 1), index };
    })
    .filter(({ language, weight }) => /^[a-z]{2,3}$/.test(language) && weight > 0)
    .sort((a, b) => b.weight - a.weight || a.index - b.index);
  return ranges[0]?.language ?? null;
}
