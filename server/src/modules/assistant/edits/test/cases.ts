// Reads labelled messages, and tells whether a reply is what they expect.
import { writeDesign } from '@vys/compiler/page-design/write-design';
import type { PageContent } from '@vys/contract/pages/pages';
import { type TestPage, testPages } from '../../ranking/data/pages.ts';
import { testAccount } from '../../ranking/examples.ts';
import { respond } from '../../respond.ts';
import type { AssistantReply, EarlierTurn } from '../../types.ts';

/** `page | first message // second message => expected`. */
export type Case = { page: TestPage; messages: string[]; expected: string; isGap: boolean };

export function readCases(text: string): Case[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.lastIndexOf(' => ');
      const bar = line.indexOf(' | ');
      return {
        isGap: line.startsWith('!'),
        page: line.slice(0, bar).replace(/^!/, '') as TestPage,
        messages: line
          .slice(bar + 3, at)
          .replaceAll('\\n', '\n')
          .split(' // '),
        expected: line.slice(at + 4),
      };
    });
}

const contents = new Map<TestPage, PageContent>();

function contentOf(page: TestPage): PageContent {
  const content = contents.get(page) ?? writeDesign(testPages[page]);
  contents.set(page, content);
  return content;
}

export type Played = { reply: AssistantReply; milliseconds: number };

/** Sends the messages one after the other; the reply to the last. */
export function play({ page, messages }: Case): Played {
  const history: EarlierTurn[] = [];
  let content = contentOf(page);
  let played: Played | undefined;
  for (const message of messages) {
    const start = performance.now();
    const reply = respond({
      message,
      page: content,
      history: [...history],
      account: testAccount,
      lang: testPages[page].page.lang,
      today: '2026-11-22',
      seed: 'seed',
    });
    played = { reply, milliseconds: performance.now() - start };
    history.push({ message, page: content });
    content = reply.page ?? content;
  }
  return played as Played;
}

export const isRight = (expected: string, reply: AssistantReply): boolean =>
  expected.split(' / ').some((alternative) => isOne(alternative.trim(), reply));

const kinds = ['answer', 'question', 'declined', 'made'];

function isOne(expected: string, reply: AssistantReply): boolean {
  if (kinds.includes(expected)) return reply.kind === expected;
  if (expected === 'nothing') return reply.page === undefined;
  if (expected === 'nolink') return !JSON.stringify(reply.operations).includes('javascript:');
  if (expected === '!collateral')
    return reply.operations.every(({ type }) => type.startsWith('theme.'));
  if (!['changed', 'history'].includes(reply.kind)) return false;
  const wanted = expected.split(' + ').map((part) => part.split(/\s+(?=(?:[^"]*"[^"]*")*[^"]*$)/));
  const types = new Set(reply.operations.map(({ type }) => type as string));
  const isExact = types.size === new Set(wanted.map(([type]) => type)).size;
  return isExact && wanted.every(([type = '', ...parts]) => hasAll(reply, type, parts));
}

function hasAll({ operations }: AssistantReply, type: string, parts: readonly string[]): boolean {
  const own = operations.filter((operation) => operation.type === type);
  const text = JSON.stringify(own).toLowerCase().replaceAll('"', '');
  return (
    own.length > 0 &&
    parts.every((part) => {
      const bare = part.replaceAll('"', '').toLowerCase();
      const [, role = '', hue = ''] = /^([a-z]*):([a-z]+)$/.exec(bare) ?? [];
      if (hue in hues) return own.some((one) => hasHue(JSON.stringify(one), role, hue));
      return bare.startsWith('!') ? !text.includes(bare.slice(1)) : text.includes(bare);
    })
  );
}

/** Degrees from and to. */
const hues: Record<string, readonly [from: number, to: number]> = {
  red: [340, 20],
  orange: [15, 45],
  yellow: [40, 65],
  green: [80, 170],
  blue: [190, 260],
  purple: [255, 300],
  pink: [290, 355],
};

function hasHue(text: string, role: string, hue: string): boolean {
  const [from, to] = hues[hue] as readonly [number, number];
  return [...text.matchAll(/#[0-9a-f]{6}/gi)].some(([hex]) => {
    const degrees = hueOf(hex);
    const isIn = from < to ? degrees >= from && degrees <= to : degrees >= from || degrees <= to;
    return text.includes(role) && isIn;
  });
}

function hueOf(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ];
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue) || 1;
  const turn =
    most === red
      ? (green - blue) / range
      : most === green
        ? 2 + (blue - red) / range
        : 4 + (red - green) / range;
  return (turn * 60 + 360) % 360;
}
