// A message of the chat, and the lines in it that name attached images (doc2 §3).
import type { ChatEvent, ReplyChange } from '@vys/contract/ai';
import type { Operation } from '@vys/contract/page-model/operations';
import type { PageContent } from '@vys/contract/pages/page-content';

export type PageSource = { jsx: string; css: string };

export type ChatMessage = {
  id: string;
  role: 'user' | 'assistant';
  content: string;
  /** Id of the part of the page that it is about. */
  selection?: string | undefined;
  /** ISO time. */
  timestamp: string;
  /** What a reply changed and what stayed, in one line. */
  receipt?: string | undefined;
  /** What it changed, thing by thing. */
  changes?: readonly ReplyChange[] | undefined;
  /** What the assistant can do instead. */
  suggestions?: readonly string[] | undefined;
  /** What the page would be after one of the suggestions, by its text. Not kept over a reload. */
  proposals?: Readonly<Record<string, PageSource>> | undefined;
  /** Where a reply leads, as a path of the app. */
  link?: { text: string; path: string } | undefined;
  /** The reply changed the page. */
  changed?: boolean;
  /** It has no reply. */
  failed?: boolean;
  /** It could not be sent: it is of this browser only. */
  isUnsent?: boolean | undefined;
};

export type Completion = Extract<ChatEvent, { type: 'complete' }>;
type Phase = Extract<ChatEvent, { type: 'status' }>['phase'];
/** What a running turn has made of the page so far; nothing of it is saved. */
export type WorkingCopy = { base: PageContent; operations: readonly Operation[] };

/** The reply as far as it has come. */
export type ChatTurn = { text: string; phase?: Phase; copy?: WorkingCopy | undefined };

export function newMessage(
  role: ChatMessage['role'],
  content: string,
  more: Partial<ChatMessage> = {},
): ChatMessage {
  const timestamp = new Date().toISOString();
  return { id: crypto.randomUUID(), role, content, timestamp, ...more };
}

const imageLine = /^\[Image \d+: (\S+)\]$/;

/** Appends `[Image n: url]` lines. */
export function withImages(text: string, urls: readonly string[]): string {
  const lines = urls.map((url, index) => `[Image ${index + 1}: ${url}]`);
  return [text, ...lines].join('\n');
}

/** The text as people read it, and the images it names. */
export function splitImages(content: string): { text: string; urls: string[] } {
  const urls: string[] = [];
  const lines = content.split('\n').filter((line) => {
    const url = imageLine.exec(line.trim())?.[1];
    if (url) urls.push(url);
    return !url;
  });
  return { text: lines.join('\n').trim(), urls };
}
