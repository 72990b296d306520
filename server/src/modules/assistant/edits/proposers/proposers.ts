// Everything that a request may mean on this page.
import type { Candidate, Proposer } from '../candidate.ts';
import type { Scene } from '../scene/scene.ts';
import { entryProposals } from './content/entries/entries.ts';
import { hoursProposals } from './content/hours/hours.ts';
import { itemProposals } from './content/items.ts';
import { profileProposals } from './content/profile.ts';
import { sectionProposals } from './content/sections.ts';
import { textProposals } from './content/texts.ts';
import { arrangeProposals } from './lists/arrange.ts';
import { linkProposals } from './lists/links.ts';
import { presenceProposals } from './lists/presence.ts';
import { colorProposals } from './looks/colors.ts';
import { designProposals } from './looks/design.ts';
import { elementProposals } from './looks/elements.ts';
import { lookProposals } from './looks/look.ts';
import { talkProposals } from './talk.ts';

const proposers: readonly Proposer[] = [
  linkProposals,
  arrangeProposals,
  presenceProposals,
  sectionProposals,
  entryProposals,
  itemProposals,
  hoursProposals,
  profileProposals,
  textProposals,
  colorProposals,
  lookProposals,
  elementProposals,
  designProposals,
  talkProposals,
];

export const proposeAll: Proposer = (scene: Scene): Candidate[] =>
  proposers.flatMap((propose) => propose(scene));
