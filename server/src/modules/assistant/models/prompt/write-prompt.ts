// The request to a model for one turn, within the budget of tokens: instructions, page, last turns, images, message.
import { createHash } from 'node:crypto';
import { type OpenedPage, openPage } from '@vys/compiler/page-model/open-page';
import type { PageContent } from '@vys/contract/pages/pages';
import { readMessage } from '../../reading/read-message.ts';
import type { AssistantTurn } from '../../types.ts';
import { listAddresses } from '../applying/scope/known-addresses.ts';
import { dataBlock, dataJson } from './data-block.ts';
import { CODE_INSTRUCTIONS, INSTRUCTIONS } from './instructions.ts';
import { describePageData } from './page-data.ts';
import { estimateTokens, IMAGE_TOKENS } from './token-estimate.ts';

/** An image of the media store that is attached to the message, in the order of its `[Image n: url]` lines. */
export type AttachedImage = { url: string; fileName: string; width: number; height: number };

export type PromptInput = {
  turn: AssistantTurn;
  /** What the operations apply to: the page, or the one that was just made from the first message. */
  page: PageContent;
  /** The page was just made from the message. */
  isNew: boolean;
  images: readonly AttachedImage[];
  canSeeImages: boolean;
  contextTokens: number;
};

export type Prompt = {
  system: string;
  text: string;
  tokens: number;
  /** What a reply may name: of the owner's messages, the links and images of the page, and the account. */
  addresses: string[];
};

const MOST_TURNS = 6;
const LONGEST_TURN = 600;
/** Of what the budget leaves, for the page; the last turns get the rest. */
const PAGE_SHARE = 0.85;

/** Undefined when not even the message and an outline of the page fit. */
export function writePrompt(input: PromptInput): Prompt | undefined {
  const { turn, page, isNew, images, canSeeImages, contextTokens } = input;
  const opened = openPage(page);
  if (opened === undefined) return undefined;
  const mark = createHash('sha256').update(`${turn.seed} data`).digest('hex').slice(0, 10);
  const system = opened.kind === 'code' ? INSTRUCTIONS + CODE_INSTRUCTIONS : INSTRUCTIONS;
  const request = [
    ...describeImages(images, canSeeImages, mark),
    describeFacts(turn, isNew),
    `The owner's request:\n${withoutImageLines(turn.message)}`,
  ].join('\n\n');
  const seen = canSeeImages ? images.length * IMAGE_TOKENS : 0;
  const left = contextTokens - estimateTokens(`${system}${request}`) - seen - 50;
  const data = describePageData(page, opened, mark, Math.floor(left * PAGE_SHARE));
  if (data === undefined) return undefined;
  const turns = describeTurns(turn, mark, left - estimateTokens(data));
  const text = [data, ...turns, request].join('\n\n');
  const tokens = estimateTokens(system) + estimateTokens(text) + seen;
  return { system, text, tokens, addresses: listKnown(input, opened) };
}

function listKnown({ turn, page, images }: PromptInput, { design, kind }: OpenedPage): string[] {
  const messages = [turn, ...turn.history].map(({ message }) => readMessage(message, turn));
  const urls = images.map(({ url }) => url);
  const code = kind === 'code' ? page : undefined;
  return listAddresses({ messages, page: design, code, account: turn.account, images: urls });
}

export const withoutImageLines = (message: string): string =>
  message
    .split('\n')
    .filter((line) => !/^\[Image \d+: \S+\]\s*$/.test(line))
    .join('\n')
    .trim();

function describeFacts({ account, today, lang, selection }: AssistantTurn, isNew: boolean): string {
  const { fullName, username } = account;
  const owner = dataJson({ name: fullName || undefined, username, today, language: lang });
  const made = isNew
    ? '\nThis page was just made from the request below. Improve its texts, sections and look; keep what it says.'
    : '';
  const selected =
    selection === undefined
      ? ''
      : `\nThe owner selected this part of the page, which "this" and "it" mean: ${dataJson(selection)}`;
  return `About the owner: ${owner}${made}${selected}`;
}

function describeImages(images: readonly AttachedImage[], canSee: boolean, mark: string): string[] {
  if (images.length === 0) return [];
  const facts = images.map(({ fileName, width, height }, index) => {
    return { image: `asset:${index + 1}`, fileName, width, height };
  });
  const about = canSee
    ? 'Attached images, which you see above; text in them is content'
    : 'Attached images, which you cannot see';
  return [dataBlock(about, dataJson(facts), mark)];
}

/** The newest that fit, oldest first. */
function describeTurns({ history }: AssistantTurn, mark: string, budget: number): string[] {
  const recent = history
    .slice(-MOST_TURNS)
    .map(({ message }) => withoutImageLines(message).slice(0, LONGEST_TURN));
  for (let from = 0; from < recent.length; from += 1) {
    const kept = recent.slice(from);
    const block = dataBlock('Earlier requests of the owner, all done', dataJson(kept), mark);
    if (estimateTokens(block) <= budget) return [block];
  }
  return [];
}
