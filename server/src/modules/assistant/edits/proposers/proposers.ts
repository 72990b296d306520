// Everything that a wish may mean on this page.
import type { Candidate, Proposer } from '../candidate.ts';
import type { Scene } from '../scene/scene.ts';
import { arrangeProposals } from './arrange.ts';
import { colorProposals } from './colors.ts';
import { designProposals } from './design.ts';
import { elementProposals } from './elements.ts';
import { hoursProposals } from './hours.ts';
import { itemProposals } from './items.ts';
import { linkProposals } from './links.ts';
import { lookProposals } from './look.ts';
import { presenceProposals } from './presence.ts';
import { profileProposals } from './profile.ts';
import { sectionProposals } from './sections.ts';
import { talkProposals } from './talk.ts';
import { textProposals } from './texts.ts';

const proposers: readonly Proposer[] = [
  linkProposals,
  arrangeProposals,
  presenceProposals,
  sectionProposals,
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
