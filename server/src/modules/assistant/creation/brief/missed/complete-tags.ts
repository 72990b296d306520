// What the tagger missed is not lost: slots with clean edges, and those that words and values around them tell.
import type { SectionKind } from '@vys/contract/page-model/sections';
import type { Message } from '../../../reading/message.ts';
import type { TaggedMessage } from '../../../tagging/labels.ts';
import { addNameOfHandle } from '../names/add-name-of-handle.ts';
import { addPeople } from '../names/add-people.ts';
import { tidyCasedNames } from '../names/cased-names.ts';
import { checkQuotes } from '../tidy/check-quotes.ts';
import { cleanTexts, dropClosing, dropGuesses, dropSmallWords } from '../tidy/clean-texts.ts';
import { combineReadings } from '../tidy/combine-readings.ts';
import { tidyPlaces } from '../tidy/tidy-places.ts';
import { tidyRows } from '../tidy/tidy-rows.ts';
import { tidySlots } from '../tidy/tidy-slots.ts';
import { tidyValues } from '../tidy/tidy-values.ts';
import { chooseName } from './choose-name.ts';
import { addMissedLinks } from './missed-links.ts';
import { addMissedLists } from './missed-lists.ts';
import { addMissedPrices } from './missed-prices.ts';
import { addMissedProfile } from './missed-profile.ts';
import { addMissedRows } from './missed-rows.ts';
import { missedSections } from './missed-sections.ts';
import {
  addMissedQuestions,
  addMissedQuotes,
  addMissedTeam,
  addToldQuotes,
  addToldTagline,
  dropHeaders,
} from './missed-texts.ts';
import { TagDraft } from './tag-draft.ts';

export type CompletedTags = { tagged: TaggedMessage; sections: readonly SectionKind[] };

export function completeTags(message: Message, given: TaggedMessage): CompletedTags {
  const draft = new TagDraft(message, combineReadings(message, given));
  dropHeaders(draft);
  dropClosing(draft);
  dropGuesses(draft);
  checkQuotes(draft);
  tidySlots(draft);
  tidyPlaces(draft);
  tidyRows(draft);
  addNameOfHandle(draft);
  addPeople(draft);
  chooseName(draft);
  tidyCasedNames(draft);
  tidyValues(draft);
  addToldTagline(draft);
  addMissedTeam(draft);
  addMissedQuotes(draft);
  addToldQuotes(draft);
  addMissedQuestions(draft);
  addMissedLists(draft);
  addMissedPrices(draft);
  addMissedLinks(draft);
  addNameOfHandle(draft);
  addMissedRows(draft);
  dropSmallWords(draft);
  addMissedProfile(draft);
  cleanTexts(draft);
  return { tagged: draft.tagged, sections: missedSections(draft) };
}
