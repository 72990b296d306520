// A message of the chat, and the lines in it that name attached images (doc2 §3).
export type PageSource = { jsx: string; css: string };

export type ChatMessage = {
  id: string;
  role: 'user' | 'assistant';
  content: string;
  /** ISO time. */
  timestamp: string;
  /** What a reply changed and what stayed, in one line. */
  receipt?: string | undefined;
  /** What the assistant can do instead. */
  suggestions?: readonly string[] | undefined;
  /** What the page would be after one of the suggestions, by its text. Not kept over a reload. */
  proposals?: Readonly<Record<string, PageSource>> | undefined;
  /** Where a reply leads, as a path of the app. */
  link?: { text: string; path: string } | undefined;
  /** The reply changed the page. */
  changed?: boolean;
  /** It never reached the assistant. */
  failed?: boolean;
};

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
