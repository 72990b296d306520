// What a message asks for in plain words: sections, and the day of a countdown.
import type { SectionKind } from '@vys/contract/page-model/sections';
import type { Message } from '../../reading/message.ts';
import { fold } from '../../reading/words/text.ts';
import type { Brief } from '../brief.ts';
import { isInstruction } from './leftovers.ts';
import { findWantedSections } from './read-wanted.ts';
import type { Part } from './text/parts.ts';

type Sources = { message: Message; parts: readonly Part[] };

/** "Dark chocolate 4 €" asks for no dark page. */
export const isOffer = ({ values }: Part): boolean =>
  values.some(({ kind }) => kind === 'price' || kind === 'hours');

const ASKS =
  /\b(?:with|add|include|show|want|wants|need|needs|please|pls|let|leave|place|where|also|a section|section|mit|soll|brauche|wo|wunsche||zeig\w*|bitte|avec|ajoute\w*|ou|con|anade|donde|por favor|com|onde|dove|mostra\w*|per favore)\b/;

/** One word alone, such as "events", is a wish only where nothing else is said or where it is asked for. */
export function readWanted({ message, parts }: Sources): SectionKind[] {
  const requests = parts.flatMap((part) => {
    const isRequest = isInstruction(message, part) || ASKS.test(fold(part.text));
    return findWantedSections(part.text).filter(
      ({ start, end }) =>
        !isOtherwiseMeant(part.text, start, end) &&
        ((isRequest && !isOffer(part)) ||
          /\s/.test(part.text.slice(start, end)) ||
          CLEAR.test(fold(part.text.slice(start, end)))),
    );
  });
  const kinds = new Set(requests.map(({ kind }) => kind));
  if (message.values.filter(({ kind }) => kind === 'image').length > 1) kinds.add('gallery');
  return [...kinds];
}

/** The day beside the word: "a countdown to the 14th", "Countdown bis zum 1. Mai". */
export function countdownOf({ parts }: Sources): Pick<Brief, 'countdownTo'> {
  const part = parts.find(({ text }) =>
    findWantedSections(text).some(({ kind }) => kind === 'countdown'),
  );
  for (const value of part?.values ?? []) {
    if (value.kind === 'date' && value.day) return { countdownTo: { day: value.day } };
    if (value.kind === 'ordinal' && value.position > 0 && value.position < 32)
      return { countdownTo: { dayOfMonth: value.position } };
  }
  return {};
}

/** "Termine nach Vereinbarung", "a page about me", "a bio page", "fotos em tomas.pt". */
const isOtherwiseMeant = (text: string, start: number, end: number) =>
  /^\s*(?:nach|nur|per|uber|unter|online|telefonisch|auf|by appointment|page|link|em |en |su |at |@)/.test(
    fold(text.slice(end)),
  ) || /(?:page|seite|pagina|site)\s*$/.test(fold(text.slice(0, start)));

/** One word that means a section and nothing else. */
const CLEAR =
  /^(?:faqs?|guestbook|gastebuch|waitlist|warteliste|rsvp|countdown|newsletter|infolettre|kontaktformular|testimonials|fotogalerie|gallery)$/;
