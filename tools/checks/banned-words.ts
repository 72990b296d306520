// Finds words of the project's former private vocabulary in code, comments and documents. docs/glossary.md
// has the standard term for each concept.

export type BannedWord = {
  /** With the flag `g`. */
  word: RegExp;
  use: string;
  /** Paths where the word is fixed: wire names, or texts about the word itself. */
  allowed?: readonly RegExp[];
};

/** Authors of pages may name CSS properties so, and `sharp` its options. */
const COLOURS = [/\/og-palette\.ts$/, /^tools\/generate\/contact-sheet\.ts$/];
/** What people type, in their own spelling. */
const TYPED_WORDS = [
  /^evaluation\/assistant\/held-out\/cases-\w+\.json$/,
  /^server\/src\/modules\/assistant\/.*\/(?:test|data|lexicon|occupations|words|talk)\//,
  /^server\/src\/modules\/assistant\/creation\/brief\/(?:text\/lexicon|read-\w+)\.ts$/,
  /^server\/src\/modules\/assistant\/reading\//,
  /^server\/src\/modules\/assistant\/(?:classification\/topic-words|edits\/frames\/targets\/item-words)\.ts$/,
  /^evaluation\/assistant\/development\/cases-\w+\.json$/,
  /^contract\/src\/help\//,
];
/** Expressions and guides that read or describe what people type. */
const TYPED_TEXTS = [
  /^server\/src\/modules\/assistant\/edits\/(?:decide|frames\/repairs\/written-text|proposers\/content\/entries\/questions)\.ts$/,
  /^evaluation\/assistant\/development\/README\.md$/,
];
/** Where `nobody` is the operating system's user, or a reserved username. */
const NOBODY = [
  /^server\/src\/platform\/postgres\//,
  /^docs\/configuration\.md$/,
  /^docs\/decisions\/029-/,
  /\/reserved-names\.ts$/,
];
/** Written by the measurement that it reports. */
const PERFORMANCE = /^docs\/performance\.md$/;
/** Generated lists of names that others chose, and the list below. */
const EXEMPT = [
  /^docs\/glossary\.md$/,
  /\.generated\.ts$/,
  /\/generated\//,
  /^tools\/checks\/banned-words/,
  ...TYPED_WORDS,
];

/** Former identifiers, by what to use instead. */
const FORMER_NAMES: Readonly<Record<string, string>> = {
  'service, server, listener, entry point': 'openAppDoor keepToDoors createRooms',
  layer: 'shelfOf checkShelves',
  'bundled packages': 'createShelf shelfUrl keepShelf',
  'query, ping, request':
    'askDatabase askRealm askInTime askInstallation askForLink askForLetter askRaw',
  'response, respond':
    'Answered answerFault createAnswer answerUserInfo QuickAnswer makeQuickAnswer sendQuickly quickUnchanged makeReady makePlainReady sendReady',
  'ingest handler': 'createTaking TakingDeps takeBeacon takeCall takeImage takePing',
  'error, failure': 'faultOf faultsOf translateErrors asFailure asOAuthFailure readRefusal',
  'status page, layout': 'SmallPage askingPolicy trustPolicy renderTrustPage',
  'static assets, asset lookup': 'OwnFile createOwnFiles findOwnFile createPublicFiles',
  'idle monitor': 'IdleWatch endIdleConnections',
  'OG image': 'SharingImages sharing_notes noteKey cardOf hashOfCard createCardPainter card_hash',
  'registerFormParser, allowOrigin': 'acceptForms admitEditors',
  serializer: 'pageOnWire versionOnWire onWire toWire stubWire',
  'request body, params, query': 'SentBody SentParams SentQuery',
  email:
    'insertLetter removeLettersTo postponeLetter MailboxLetter listLetters LetterList LetterText LetterTime useLetters letterWords lettersSent readLetter SunkLetter createMail sendVerifyLink verifyMail resetMail confirmMail welcomeMail recordMail countMailsSince',
  'email token':
    'mailed_links mailedToken confirm_mails confirm_hash confirm_sends leave_token leaveToken leaveUrl findByLeaveToken',
  'file deletion queue': 'doomed_files sweepSome sweepQuietly',
  maintenance: 'createUpkeep lockUpkeep runQuietly',
  'account deletion, data export':
    'bindLeaving createLeaving findLeaving forgetUser listKept forgetPagesOf removeForgotten',
  'reset, discard, clear':
    'forgetTries forgetDecisions forgetDraft forgetInstallation forgetPerson forgetTab',
  'save, store':
    'keepBytes keepKnownDevice keepSignup keepVersion keepRefused keepDraft keepFormer findKept keptUntil hasKeptDraft',
  reserve: 'quarantineNames moveName formerNames',
  'file store': 'FileFacts openFiles reachFiles reachDatabase reachRealm',
  'task queue, pagination': 'createBackground inBatches isAfter',
  'startup error': 'StartupProblem S3Problem',
  'rate limit':
    'Budgets budgetRules try_budgets spendNameCheck used_up_to forget_at slackMs costsMs forgetMs countTry uncountTry removeWhole',
  'login attempt': 'SignInTry beginTry provedTooLate holdProof CheckPassword',
  'device cookie': 'binding_hash hashBinding newBinding',
  'session cache': 'createLiveness markEnded',
  'account lifecycle, re-authentication':
    'AccountLife createAccountLife PasswordAgain passwordAgain',
  MFA: 'totp_not_begun beginTotp beginPasskey beginPasskeySignIn',
  'lock, reserve': 'holdNames holdUser holdSession',
  'security event':
    'TellSecurity refresh_token_elsewhere codes_guessed markMisused misused_at warnElsewhere',
  'token family, refresh check':
    'judgeRefresh newFamilyToken newSuccessor sealed_successor judgeExchange judgeAiUse',
  'mutex, semaphore': 'createTurns inTurn takeTurn',
  'account status': 'createStanding',
  notification: 'createSecurityNews suspensionNews reinstatementNews UPDATE_NEWS_EVERY_MS',
  'messages, labels': 'failureWords waitWords durationWords studioWords SaveWords identityWords',
  'notify, invalidate': 'tellOwner tellUpdate tellChange tellAll isToldInSource MAX_TOLD',
  'batch writer, excluded events':
    'GroupCommit uncounted_events UncountedReason countMisses visitor_secrets tracked_pages',
  stats: 'readFigures FiguresFailed PageFigures useFigures goalMarks',
  'publish, draft, version':
    'showInstead saveOver saveSteps findVersionLike dropOldVersions sourceTrouble gate_blocked',
  appeal: 'objectToSuspension moderation_objections OBJECTIONS_PER_CASE nothing_to_object',
  import: 'useBringPage Brought',
  'static export': 'makeOffline OfflineWish makeWhole settleScripts makeSite SiteWish',
  'public screen, navigation': 'DoorScreen GuestDoor readArrival pushAddress dropParameters',
  'client configuration': 'useInstallation',
  'unsaved changes guard': 'LeaveGuard isUnkept isStaying',
  'test context, valid request': 'arrangeCase liveWholeLife',
};

const useByFormerName = new Map(
  Object.entries(FORMER_NAMES).flatMap(([use, names]) =>
    names.split(' ').map((name) => [name, use] as const),
  ),
);

export const BANNED_WORDS: readonly BannedWord[] = [
  { word: /\b(?:upkeep|[a-z]+Upkeep|Upkeep)\b/g, use: 'maintenance' },
  { word: /\b(?:doomed|Doomed\w*|doomedFiles)\b/g, use: 'pending file deletion' },
  { word: /\b(?:swept|sweep(?!stakes)\w*|Sweep\w*)\b/g, use: 'cleanup' },
  { word: /\b(?:farewells?|Farewell)\b/g, use: 'eraser of user data' },
  { word: /\b(?:liveness|Liveness)\b/g, use: 'session cache', allowed: [/^deploy\//] },
  { word: /\b(?:wishes|[a-z]+Wish|Wish)\b/g, use: 'request, redirect or options' },
  { word: /\b(?:stand-ins?|StandIn\w*|standIn\w*)\b/g, use: 'fake' },
  {
    word: /\b(?:refusals?|Refusal\w*)\b/g,
    use: 'rejection',
    // The name on the wires of language models.
    allowed: [/^server\/test\/model-server\/wire\//],
  },
  { word: /\b(?:Onward|Inward|Outward)\b/g, use: 'PostLoginRedirect' },
  { word: /\b(?:colour\w*|Colour\w*|\w+Colours?)\b/g, use: 'color', allowed: COLOURS },
  { word: /\b(?:sanitise\w*|analyse[dr]?|normalise\w*)\b/g, use: 'US spelling' },
  { word: /\b(?:trySpend|giveBack|spendExport)\b/g, use: 'tryConsume, refund' },
  { word: /\b(?:byStranger)\b/g, use: 'unknown device' },
  { word: /\b(?:faceOf|draftFace)\b/g, use: 'publishContext' },
  { word: /\b(?:takeAlong|useTakeAlong|bringPage)\b/g, use: 'export, import' },
  { word: /\bdoors\b/g, use: 'service, server' },
  { word: /\b(?:rooms|Rooms)\b/g, use: 'module' },
  { word: /\b(?:strangers?|Strangers?)\b/g, use: 'unknown device, other users' },
  // Not `/_/shelf/` and the file keys `shelf/…`, which published pages name.
  {
    word: /\b(?:shelves|SHELF|shelf(?![\\/]))\b/g,
    use: 'bundled packages',
    allowed: [/^server\/src\/public-site\/site\.test\.ts$/],
  },
  {
    word: /\b(?:nobody|somebody|everybody|anybody|whoever)\b/gi,
    use: 'user, caller, client, visitor, no one or anyone',
    allowed: [...NOBODY, ...TYPED_TEXTS, PERFORMANCE],
  },
  { word: /\b(?:mailedLinks?|MailedLinks?)\b/g, use: 'email token' },
];

export type BannedHit = { path: string; line: number; word: string; use: string };

export function findBannedWords(path: string, text: string): BannedHit[] {
  if (EXEMPT.some((exempt) => exempt.test(path))) return [];
  const hit = (match: RegExpExecArray, use: string): BannedHit => {
    const line = text.slice(0, match.index).split('\n').length;
    return { path, line, word: match[0], use };
  };
  const formerNames = [...text.matchAll(/\b[A-Za-z]\w+/g)].flatMap((match) => {
    const use = useByFormerName.get(match[0]);
    return use === undefined ? [] : [hit(match, use)];
  });
  const banned = BANNED_WORDS.filter(
    ({ allowed = [] }) => !allowed.some((pattern) => pattern.test(path)),
  );
  const words = banned.flatMap(({ word, use }) =>
    [...text.matchAll(word)].map((match) => hit(match, use)),
  );
  return [...formerNames, ...words];
}
