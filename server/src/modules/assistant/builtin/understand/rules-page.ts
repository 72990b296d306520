// What can be said about the page as a whole: another design, undo, help, small talk.
import type { Clause } from './clause.ts';
import type { Intent } from './intent.ts';

const UNDO =
  /^(?:undo|revert|roll ?back|go back|put (?:it|that) back|take (?:it|that) back|change (?:it|that) back|restore|back to (?:the )?(?:last|previous|before)|never ?mind|cancel (?:that|the last|it))\b/;
const REDESIGN =
  /\b(?:another|different|new|other|fresh|alternative|one more) (?:\w+ )?(?:design|layout|look|style|version|template|one|variant|idea|direction)\b|^(?:another|next(?: one| design)?|not this one|redesign|surprise me|shuffle|restyle|try again|try something else|something (?:else|different|new)|show me (?:another|something else)|(?:change|switch|replace) (?:the |my |up the )*(?:design|layout|template|look|style)|give it a (?:new|fresh|different) look|(?:don't|do not) like (?:it|this|the design|this design|the layout|this one))\b/;
const HELP =
  /^(?:help|what (?:can|do|else can|could|are) you\b.*|how (?:do|can|does|should|to)\b.*|what (?:is|are) (?:possible|your)\b.*|commands|options|show (?:me )?(?:help|commands)|who are you|are you (?:an? )?(?:ai|bot|human|robot|gpt|llm)\b.*|which (?:things|edits).*)/;
const GREETING =
  /^(?:hi|hello|hey|yo|hiya|howdy|good (?:morning|evening|afternoon|day)|greetings|thanks|thank you|thx|ty|cheers|great|awesome|perfect|cool|nice|love it|looks (?:good|great)|well done|ok|okay|bye|goodbye)\b[ !.,a-z]{0,24}$/;

/** Looked at before the courtesies are taken off, for a greeting is nothing else. */
export const isGreeting = (message: string) => GREETING.test(message.trim().toLowerCase());

export function wholePageIntent(clause: Clause): Intent | undefined {
  const { text } = clause;
  if (UNDO.test(text) && clause.words.length <= 9) return { kind: 'undo' };
  if (HELP.test(text)) return { kind: 'help' };
  if (GREETING.test(text)) return { kind: 'greeting' };
  if (
    REDESIGN.test(text) &&
    clause.words.length <= 12 &&
    !/\b(?:link|button|section|font|headline|colou?rs?|palette|color scheme|avatar|language|logo|bio|tagline)\b/.test(
      text,
    )
  )
    return { kind: 'redesign' };
  return undefined;
}
