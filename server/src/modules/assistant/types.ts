// What the assistant takes and gives. It holds no state: a turn in, a reply out.
import type { ChatEvent, ReplyChange } from '@vys/contract/ai';
import type { HistoryOperation, Operation } from '@vys/contract/page-model/operations';
import type { PageContent } from '@vys/contract/pages/pages';
import type { Tier } from '@vys/contract/plans';

export type AssistantAccount = {
  username: string;
  fullName: string;
  avatarUrl?: string;
  /** Given at the onboarding; a page that is made shows them. */
  links: readonly { title: string; url: string }[];
  plan: Tier;
  /** Address of the public page, once there is a username. */
  publicUrl?: string;
  isPublished: boolean;
};

export type EarlierTurn = {
  message: string;
  /** The page as it was before the message. */
  page: PageContent | null;
};

export type AssistantTurn = {
  message: string;
  page: PageContent | null;
  /** Id of a link, section or item, or a field of the profile, that the message is about. */
  selection?: string | undefined;
  /** Oldest first; the last few of the conversation. */
  history: readonly EarlierTurn[];
  account: AssistantAccount;
  /** BCP 47, of the interface. A message in another language wins. */
  lang: string;
  /** ISO day in the creator's time zone. */
  today: string;
  /** The same turn with the same seed gives the same reply. */
  seed: string;
};

export type Suggestion = {
  /** Sent as a message when it is tapped. */
  text: string;
  /** What the page would be, for a preview. */
  page?: PageContent;
};

export type AssistantReply = {
  kind: 'made' | 'changed' | 'history' | 'answer' | 'question' | 'declined';
  /** Language of `say`. */
  lang: string;
  say: string;
  /** In the order they were applied; with `history` one of the history operations. */
  operations: readonly (Operation | HistoryOperation)[];
  /** With `made` and `changed`. */
  page?: PageContent;
  /** One line that says what changed and what stayed. */
  receipt?: string;
  /** What changed, thing by thing. */
  changes?: readonly ReplyChange[];
  suggestions: readonly Suggestion[];
  /** Where an answer leads, as a path of the app. */
  link?: { text: string; path: string };
  /**
   * Of the built-in assistant. A change: nothing of the message is left over, and nothing else is as likely meant. What it
   * declines: it would do harm.
   */
  isCertain?: boolean;
};

/** What happens in a turn before its reply, in order. The texts of `chunk` are the start of the reply's `say`. */
export type AssistantEvent = Extract<
  ChatEvent,
  { type: 'chunk' | 'draft' | 'operation' | 'section' | 'repair' | 'fallback' | 'usage' }
>;

export type RespondOptions = {
  /**
   * A language model by its name. Without one the built-in assistant responds to what it is certain of, and the model
   * that is configured to the rest.
   */
  model?: string;
  onEvent?: (event: AssistantEvent) => void;
  /** Ends the turn: the call rejects with the reason of the signal. */
  signal?: AbortSignal;
};
