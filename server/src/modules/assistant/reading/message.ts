// A message as the rest of the assistant sees it: its words, its parts, and every value that it names.
import type { Price } from '@vys/contract/page-model/values';

/** Offsets in `Message.text`. */
export type Span = { start: number; end: number };

export type Word = Span & {
  /** Lower case, without accents, spelling corrected against the lexicon. */
  normal: string;
  /** As typed. */
  typed: string;
};

export type DayHours = {
  day: 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun';
  /** None: closed. */
  times: { opens: string; closes: string }[];
};

export type MessageValue = Span &
  (
    | { kind: 'url'; url: string; platform?: string; title?: string }
    /** `url` when the platform is named or implied by the words around it. */
    | { kind: 'handle'; handle: string; platform?: string; url?: string }
    /** A platform that is named without an address. */
    | { kind: 'platform'; platform: string }
    | { kind: 'email'; email: string }
    | { kind: 'phone'; phone: string; url: string }
    | { kind: 'price'; price: Price }
    /** A calendar day, or as written where it is none ("every friday"). */
    | { kind: 'date'; day?: string; when?: string }
    | { kind: 'time'; time: string }
    | { kind: 'hours'; days: DayHours[]; isAlwaysOpen?: boolean }
    | { kind: 'duration'; text: string }
    | { kind: 'color'; hex: string; name: string }
    | { kind: 'address'; text: string }
    | { kind: 'quoted'; text: string }
    | { kind: 'number'; value: number }
    /** 1 is the first, -1 the last. */
    | { kind: 'ordinal'; position: number }
    | { kind: 'image'; url: string }
    | { kind: 'emoji'; text: string }
  );
export type ValueKind = MessageValue['kind'];
export type ValueOf<Kind extends ValueKind> = Extract<MessageValue, { kind: Kind }>;

export type Message = {
  /** As typed. */
  original: string;
  /** Unicode NFC, spaces and quotation marks unified, at most 16 KB; all offsets count in it. */
  text: string;
  /** Of the message: en, de, fr, es, pt or it. */
  lang: string;
  /** From 0 to 1; short messages are not sure. */
  langConfidence: number;
  words: readonly Word[];
  /** Sorted by place; they do not overlap. */
  values: readonly MessageValue[];
  /** Sentences, and parts joined by "and", commas or line breaks that can be requests of their own. */
  clauses: readonly Span[];
  /** Lines of a list, in order; each a span without its bullet or number. */
  listItems: readonly Span[];
};
