// What the tagger missed is not lost: slots with clean edges, and those that words and values around them tell.
import type { SectionKind } from '@vys/contract/page-model/sections';
import type { Message } from '../../../reading/message.ts';
import type { TaggedMessage } from '../../../tagging/labels.ts';
import { chooseName } from './choose-name.ts';
import { addMissedLinks } from './missed-links.ts';
import { addMissedLists } from './missed-lists.ts';
import { addMissedProfile } from './missed-profile.ts';
import { missedSections } from './missed-sections.ts';
import { addMissedQuestions, addMissedQuotes, dropHeaders } from './missed-texts.ts';
import { TagDraft } from './tag-draft.ts';
import { tidySlots } from './tidy-slots.ts';

export type CompletedTags = { tagged: TaggedMessage; sections: readonly SectionKind[] };

export function completeTags(message: Message, given: TaggedMessage): CompletedTags {
  const draft = new TagDraft(message, given);
  dropHeaders(draft);
  tidySlots(draft);
  chooseName(draft);
  addMissedQuotes(draft);
  addMissedQuestions(draft);
  addMissedLists(draft);
  addMissedLinks(draft);
  addMissedProfile(draft);
  return { tagged: draft.tagged, sections: missedSections(draft) };
}
