// Public names no user may take: our own addresses and roles, brands that invite fraud, plain insults.
// Confusable spellings of them count too ("adm1n", "vys-support").

const addresses = `
  about abuse account accounts admin ai-studio ai-studio-classic analytics announcements api app apps assets auth
  beta billing blog careers cdn checkout client code community compile components config confirm
  contact cookies create css dashboard dashboard-classic delete dev developer developers devices
  dist dns docs download dunning edit editor editors email embed error explore export faq favicon features
  feed file files fonts forgot-password forms forum graphql guide healthz help home host http https
  images img import imprint inbox index invite ios javascript jobs json legal license links live
  local localhost log login login-custom logout mail mailbox manifest media metrics mobile
  model-usage moderation new news notifications oauth onboarding onboarding-complete onboarding-step openid page
  pages passkey passkeys password payment payments plans premium press preview pricing privacy pro
  profile public readyz realms redirect register report reset-password robots rss sandbox search
  secure server service session settings shop sign-in sign-up signin signup signup-custom site
  sitemap smtp socket sso static statistics stats status store studio subscribe svg templates terms
  test tests tracking two-factor unsubscribe upgrade upload uploads verification verify verify-email
  webhook webhooks websocket welcome well-known widget ws www xml
`;

const roles = `
  administrator administrators anonymous bot ceo everyone founder guest hostmaster moderator
  moderators nobody noreply no-reply null official operator owner postmaster root security self staff
  superuser support sysadmin system team undefined user username users webmaster
`;

const brands = `
  vys airbnb alipay amazon apple bank-of-america beacons binance bing bitly cashapp chase citibank
  coinbase discord disney dropbox ebay etsy facebook fedex github gitlab gmail google icloud
  instagram keycloak kickstarter klarna linkedin linktree mastercard messenger meta metamask
  microsoft netflix nike onlyfans outlook patreon paypal pinterest playstation reddit revolut roblox
  shopify skype slack snapchat soundcloud spotify steam stripe substack telegram tesla threads tiktok
  tumblr twitch twitter uber venmo visa wechat wells-fargo whatsapp wikipedia wordpress yahoo youtube
  zelle zoom
`;

/** Rejected as a whole name or as one part of it. */
const insults =
  'anus arse asshole bitch bollocks clit cock cum cunt dick dildo nazi penis piss porn pussy rape rapist shit slut tits twat vagina wank whore';

/** Rejected anywhere in a name; no ordinary name holds them. */
const slurs = 'fuck nigger nigga faggot hitler heilhitler retard kkk';

const confusableLetters: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  i: 'l',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'b',
  '7': 't',
  '8': 'b',
  '9': 'g',
};

const reserved = new Set([addresses, roles, brands].flatMap(words).map(skeleton));
const bannedParts = new Set(words(insults).map(skeleton));
const bannedAnywhere = words(slurs).map(skeleton);

export function isReserved(name: string): boolean {
  const whole = skeleton(name);
  const parts = name
    .split(/[-_]+/)
    .filter((part) => part !== '')
    .map(skeleton);
  return (
    reserved.has(whole) ||
    bannedParts.has(whole) ||
    parts.every((part) => reserved.has(part)) ||
    parts.some((part) => bannedParts.has(part)) ||
    bannedAnywhere.some((slur) => whole.includes(slur))
  );
}

function words(list: string): string[] {
  return list.split(/\s+/).filter((word) => word !== '');
}

/** What a reader sees at a glance: separators gone, digits as the letters they stand for. */
function skeleton(name: string): string {
  return name
    .replace(/[-_]/g, '')
    .replace(/vv/g, 'w')
    .replace(/rn/g, 'm')
    .replace(/./g, (letter) => confusableLetters[letter] ?? letter);
}
