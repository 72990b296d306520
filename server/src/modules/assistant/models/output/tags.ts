// Cuts the text of a model into texts and the tags that mean something, however it arrives.

export type TagName = 'say' | 'op' | 'section' | 'page' | 'think';

export type Token =
  | { type: 'text'; text: string }
  | {
      type: 'open' | 'close';
      name: TagName;
      attributes: Readonly<Record<string, string>>;
      isSelfClosed: boolean;
      raw: string;
    };

const names: Readonly<Record<string, TagName>> = {
  say: 'say',
  message: 'say',
  reply: 'say',
  answer: 'say',
  op: 'op',
  ops: 'op',
  operation: 'op',
  operations: 'op',
  action: 'op',
  tool_call: 'op',
  function_call: 'op',
  tool: 'op',
  edit: 'op',
  section: 'section',
  page: 'page',
  think: 'think',
  thinking: 'think',
  reasoning: 'think',
  thought: 'think',
};

const LONGEST_NAME = 13;
const LONGEST_TAG = 400;
const HEAD = /^<\s{0,3}(\/?)\s{0,3}([A-Za-z][\w$.-]*)?/;

export function createTagScanner(emit: (token: Token) => void) {
  let rest = '';

  /** How much of `rest` was taken; undefined while more is needed to tell. */
  function takeTag(isLast: boolean): number | undefined {
    const [head = '<', slash, word = ''] = HEAD.exec(rest) ?? [];
    const isWhole = rest.length > head.length || isLast;
    if (!isWhole && word.length <= LONGEST_NAME) return undefined;
    const name = nameOf(word);
    if (name === undefined) return takeText(1);
    const end = endOfTag(rest, head.length);
    if (end === undefined && rest.length < LONGEST_TAG && !isLast) return undefined;
    if (end === undefined || end < 0) return takeText(1);
    const raw = rest.slice(0, end);
    const inner = raw.slice(head.length, -1);
    emit({
      type: slash === '/' ? 'close' : 'open',
      name,
      attributes: readAttributes(inner),
      isSelfClosed: inner.trimEnd().endsWith('/'),
      raw,
    });
    return end;
  }

  function takeText(length: number): number {
    if (length > 0) emit({ type: 'text', text: rest.slice(0, length) });
    return length;
  }

  function scan(isLast: boolean): void {
    while (rest !== '') {
      const start = rest.indexOf('<');
      const taken = start === 0 ? takeTag(isLast) : takeText(start < 0 ? rest.length : start);
      if (taken === undefined) return;
      rest = rest.slice(taken);
    }
  }

  return {
    push(text: string): void {
      rest += text;
      scan(false);
    },
    end: () => scan(true),
  };
}

const nameOf = (word: string): TagName | undefined => {
  const lower = word.toLowerCase();
  return Object.hasOwn(names, lower) ? names[lower] : undefined;
};

/** Behind the first `>`; -1 where another tag begins before it, undefined where neither has come. */
function endOfTag(text: string, from: number): number | undefined {
  const at = text.slice(from, LONGEST_TAG).search(/[<>]/);
  if (at < 0) return undefined;
  return text[from + at] === '>' ? from + at + 1 : -1;
}

const ATTRIBUTE = /([A-Za-z][\w-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|[“”„]([^“”„]*)[“”]|([^\s"'>]+))/g;

function readAttributes(text: string): Record<string, string> {
  const found = [...text.matchAll(ATTRIBUTE)].map(([, name = '', ...values]) => {
    const value = values.find((one) => one !== undefined) ?? '';
    return [name.toLowerCase(), value.replace(/\/$/, '').trim()] as const;
  });
  return Object.fromEntries(found);
}
