// Finds the topic of a question by words that stand for one topic only.
import type { HelpArticleId } from '@vys/contract/help/articles';
import type { Form } from './form.ts';
import { any, topicRules } from './topic-rules.ts';

/** At most so many words are a note such as "qr??" or "stats"; other words could be a wish. */
const NOTE_WORDS = 2;
const notes: readonly HelpArticleId[] = [
  'qr-code',
  'domain',
  'analytics',
  'free',
  'export',
  'privacy',
  'storage',
  'publish',
  'share',
];

/** "I teach …, make me a page" describes a page. */
const creates =
  /\b(?:make|create|build|need|want|erstell\w*|mach\w*|brauche|fais|cree|faire|besoin|crea\w*|haz\w*|necesito|quiero|cria\w*|faz|fazer|preciso|fammi|serve|vorrei) (?:\w+ )?(?:a|an|one|ein\w*|un|une|una|um|uma) (?:\w+ ){0,2}(?:page|site|website|seite|webseite|pagina|sitio|sito)\b/;

/** Of a text from `normalize`; undefined when no word stands for a topic. */
export function namedTopic(text: string, form: Form): HelpArticleId | undefined {
  const words = text.split(' ').length;
  if (creates.test(text) && form !== 'asks' && form !== 'may') return undefined;
  const isNote = form === 'none' && words <= NOTE_WORDS;
  const read: Form = isNote ? 'may' : form;
  return topicRules.find(
    ({ topic, forms, all, not }) =>
      (!isNote || forms === any || notes.includes(topic)) &&
      forms.includes(read) &&
      all.every((pattern) => pattern.test(text)) &&
      !not?.test(text),
  )?.topic;
}
