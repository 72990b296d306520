// Unwraps tracking and redirect links whose address contains the target.

type LinkWrapper = { host: string; path: string; names: readonly string[] };

/** Host, how its path begins, and the parameters that may hold the target. */
const LINK_WRAPPERS: readonly LinkWrapper[] = `
l.instagram.com / u
l.facebook.com / u
lm.facebook.com / u
l.messenger.com / u
l.threads.com / u
l.threads.net / u
www.facebook.com /flx/warn/ u
www.google.com /url q url
google.com /url q url
www.youtube.com /redirect q
www.linkedin.com /redir/ url
out.reddit.com / url
t.umblr.com /redirect z
slack-redir.net /link url
away.vk.com / to
vk.com /away.php to
steamcommunity.com /linkfilter u url
click.linksynergy.com / murl
go.skimresources.com / url
www.awin1.com / ued
href.li / url`
  .trim()
  .split('\n')
  .map((line) => {
    const [host = '', path = '', ...names] = line.split(' ');
    return { host, path, names };
  });

const TARGET_NAMES = [
  'url',
  'u',
  'q',
  'to',
  'target',
  'dest',
  'destination',
  'redirect',
  'link',
  'href',
];
const PASSING =
  /(?:^|\/)(?:l|r|go|out|away|click|clicks|redirect|redir|track|link|links|url|exit|visit|linkfilter)(?:\.php)?\/?$/i;

/** `pageHost`: a page's own address that passes on is a counter too. */
export function unwrapTrackingLink(address: string, pageHost: string | undefined): string {
  let url = address;
  for (let turn = 0; turn < 3; turn += 1) {
    const target = findDestination(url, pageHost);
    if (target === undefined) break;
    url = target;
  }
  return url;
}

function findDestination(address: string, pageHost: string | undefined): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url) return undefined;
  const wrapper = LINK_WRAPPERS.find(
    ({ host, path }) => url.hostname === host && url.pathname.startsWith(path),
  );
  const isSafeLinks = url.hostname.endsWith('.safelinks.protection.outlook.com');
  const isCounter = url.hostname === pageHost && PASSING.test(url.pathname);
  const names = wrapper?.names ?? (isSafeLinks ? ['url'] : isCounter ? TARGET_NAMES : []);
  for (const name of names) {
    const target = url.searchParams.get(name) ?? '';
    if (/^https?:\/\//i.test(target) && URL.canParse(target)) return new URL(target).href;
  }
  return undefined;
}
