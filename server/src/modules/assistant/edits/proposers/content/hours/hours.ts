// Opening hours: new times for some or all days, and days that are closed.
import type { Operation } from '@vys/contract/page-model/operations';
import { weekdays } from '@vys/contract/page-model/values';
import { type Candidate, candidate } from '../../../candidate.ts';
import { has, type Scene, valuesOf, wordsIn, wordsOf } from '../../../scene/scene.ts';
import { sectionPlace } from '../../lists/places.ts';
import { newSection } from '../new-section.ts';
import { addDays, retime } from './days.ts';
import { changeHours } from './hour-changes.ts';

export function hoursProposals(scene: Scene): Candidate[] {
  const values = valuesOf(scene, 'hours');
  const [first] = values;
  const changed = changeHours(scene);
  if (first === undefined || changed.some(({ features }) => features.includes('days-apart')))
    return changed;
  const section = scene.design.page.sections.find(({ kind }) => kind === 'hours');
  const words = [
    ...values.flatMap((value) => wordsIn(scene, value)),
    ...wordsOf(
      scene,
      'hour',
      's.hours',
      'open',
      'closed',
      'change',
      'add',
      'not',
      'schedule',
      'only',
      'item',
    ),
  ];
  const features = [
    section === undefined ? 'no-section' : 'section',
    has(scene, 'hour', 's.hours', 'open', 'closed') ? 'named' : 'unnamed',
  ];
  if (section?.kind !== 'hours') {
    const added = newSection(scene, 'hours');
    if (added === undefined) return [];
    const operation = {
      type: 'section.add',
      section: added,
      ...sectionPlace(scene),
    } satisfies Operation;
    return [
      candidate('section.add', [operation], {
        words,
        grounding: 0.95,
        features: [...features, 'kind:hours', 'kind-new'],
      }),
    ];
  }
  const days = values.flatMap((value) => value.days);
  const isEveryDay = weekdays.every((day) => days.some((entry) => entry.day === day));
  const saysDays =
    /dail|every|each|tägl|jeden|jour|tous|cada|todos|diari|ogni|tutti|7 days|mon|lun|seg|mo\b|24/i.test(
      scene.text,
    );
  const next =
    isEveryDay && !saysDays
      ? retime(section.days, days[0]?.times ?? [])
      : addDays(days, section.days);
  const operation = {
    type: 'section.update',
    id: section.id,
    set: { days: next },
    unset: [],
  } satisfies Operation;
  return [candidate('hours.set', [operation], { words, grounding: 0.95, features })];
}
