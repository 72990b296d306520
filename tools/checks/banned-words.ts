// Finds words of the project's former private vocabulary in code, comments and documents. docs/glossary.md
// has the standard term for each concept.

export type BannedWord = {
  /** With the flag `g`. */
  word: RegExp;
  use: string;
  /** Paths where the word is fixed: wire names, or texts about the word itself. */
  allowed?: readonly RegExp[];
};

/** Authors of pages may name CSS properties so. */
const PALETTE = /\/og-palette\.ts$/;
const BUILT_IN_ASSISTANT = /^server\/src\/modules\/assistant\/builtin\//;
/** Generated lists of names that others chose, and the list below. */
const EXEMPT = [
  /^docs\/glossary\.md$/,
  /\.generated\.ts$/,
  /\/generated\//,
  /^tools\/checks\/banned-words/,
  BUILT_IN_ASSISTANT,
];

export const BANNED_WORDS: readonly BannedWord[] = [
  { word: /\b(?:upkeep|[a-z]+Upkeep|Upkeep)\b/g, use: 'maintenance' },
  { word: /\b(?:doomed|Doomed\w*|doomedFiles)\b/g, use: 'pending file deletion' },
  { word: /\b(?:swept|sweep(?!stakes)\w*|Sweep\w*)\b/g, use: 'cleanup' },
  { word: /\b(?:farewells?|Farewell)\b/g, use: 'eraser of user data' },
  { word: /\b(?:liveness|Liveness)\b/g, use: 'session cache', allowed: [/^deploy\//] },
  { word: /\b(?:wishes|[a-z]+Wish|Wish)\b/g, use: 'request, redirect or options' },
  { word: /\b(?:stand-ins?|StandIn\w*|standIn\w*)\b/g, use: 'fake' },
  { word: /\b(?:refusals?|Refusal\w*)\b/g, use: 'rejection' },
  { word: /\b(?:Onward|Inward|Outward)\b/g, use: 'PostLoginRedirect' },
  { word: /\b(?:colour\w*|Colour\w*|\w+Colours?)\b/g, use: 'color', allowed: [PALETTE] },
  { word: /\b(?:sanitise\w*|analyse[dr]?|normalise\w*)\b/g, use: 'US spelling' },
  { word: /\b(?:trySpend|giveBack|spendExport)\b/g, use: 'tryConsume, refund' },
  { word: /\b(?:byStranger)\b/g, use: 'unknown device' },
  { word: /\b(?:faceOf|draftFace)\b/g, use: 'publishContext' },
  { word: /\b(?:takeAlong|useTakeAlong|bringPage)\b/g, use: 'export, import' },
  { word: /\b(?:openAppDoor|keepToDoors|doors)\b/g, use: 'service, server' },
  { word: /\b(?:createRooms|Rooms)\b/g, use: 'module' },
  { word: /\b(?:mailedLinks?|MailedLinks?)\b/g, use: 'email token' },
];

export type BannedHit = { path: string; line: number; word: string; use: string };

export function findBannedWords(path: string, text: string): BannedHit[] {
  if (EXEMPT.some((exempt) => exempt.test(path))) return [];
  return BANNED_WORDS.filter(({ allowed = [] }) => !allowed.some((one) => one.test(path))).flatMap(
    ({ word, use }) => {
      return [...text.matchAll(word)].map((match) => ({
        path,
        line: text.slice(0, match.index).split('\n').length,
        word: match[0],
        use,
      }));
    },
  );
}
