// Another look for the same content: the next layout family, or one of a mood.
import { solveColors } from '@vys/compiler/page-model/colors';
import type { Operation } from '@vys/contract/page-model/operations';
import { layoutFamilies, type LayoutFamily, type PageTheme } from '@vys/contract/page-model/theme';
import { candidate, type Candidate } from '../candidate.ts';
import { type Mood, moods } from '../lexicon/looks.ts';
import { has, type Scene, wordsIn, wordsOf } from '../scene/scene.ts';

export function designProposals(scene: Scene): Candidate[] {
  return [...anotherDesign(scene), ...moodDesigns(scene), ...namedFamily(scene)];
}

/** The next mood after the family that the page has. */
export function nextTheme(theme: PageTheme): PageTheme {
  const at = moods.findIndex(({ families }) => families.includes(theme.family));
  const next = moods.map((_, step) => moods[(at + 1 + step) % moods.length] as Mood);
  const mood = next.find(({ families }) => families[0] !== theme.family) ?? (next[0] as Mood);
  return moodTheme(theme, mood, mood.families[0] as LayoutFamily);
}

export function moodTheme(theme: PageTheme, mood: Mood, family: LayoutFamily): PageTheme {
  const { background, accent } = mood.colors ?? theme.colors;
  const scheme = isDark(background) ? 'dark' : 'light';
  const { buttons: _buttons, shadow: _shadow, align: _align, headingCase: _case, headingWeight: _weight, ...kept } = theme;
  return {
    ...kept,
    family,
    scheme,
    colors: solveColors({ background, accent, scheme }),
    fonts: mood.fonts,
    radius: mood.radius ?? theme.radius,
    background: { kind: 'plain' },
    elements: {},
  };
}

const isDark = (hex: string) => Number.parseInt(hex.slice(1, 3), 16) + Number.parseInt(hex.slice(3, 5), 16) + Number.parseInt(hex.slice(5, 7), 16) < 300;

function anotherDesign(scene: Scene): Candidate[] {
  if (!has(scene, 'another')) return [];
  const operation = { type: 'page.redesign', theme: nextTheme(scene.design.theme), layouts: {} } satisfies Operation;
  const words = wordsOf(scene, 'another', 'design', 'change', 'show', 'wish', 'again', 'everything', 'it', 'more', 'add', 'other');
  return [candidate('page.redesign', [operation], { words, grounding: 1, features: [has(scene, 'design') ? 'design' : 'bare', 'another'] })];
}

function moodDesigns(scene: Scene): Candidate[] {
  return moods.flatMap((mood, at) => {
    const own = wordsOf(scene, `mood.${at}`);
    if (own.length === 0) return [];
    const { theme } = scene.design;
    const family = mood.families.includes(theme.family) ? (mood.families.find((other) => other !== theme.family) as LayoutFamily) : (mood.families[0] as LayoutFamily);
    const operation = { type: 'page.redesign', theme: moodTheme(theme, mood, family), layouts: {} } satisfies Operation;
    const words = [...own, ...wordsOf(scene, 'design', 'change', 'more', 'less', 'bit', 'it', 'everything', 'wish', 'show', 'another', 'all', 'again')];
    return [candidate('page.redesign', [operation], { words, grounding: 1, features: ['mood', has(scene, 'design') ? 'design' : 'bare', has(scene, 'font') ? 'font' : 'no-font', has(scene, 'less', 'not') ? 'negated' : 'plain'] })];
  });
}

function namedFamily(scene: Scene): Candidate[] {
  return layoutFamilies.flatMap((family) => {
    const name = family.replace('-', ' ');
    const at = scene.text.toLowerCase().indexOf(name);
    if (at < 0 || !has(scene, 'design', 'layout')) return [];
    const start = scene.span.start + at;
    const words = [...wordsIn(scene, { start, end: start + name.length }), ...wordsOf(scene, 'design', 'layout', 'change', 'another')];
    return [candidate('theme.family', [{ type: 'theme.family', family }], { words, grounding: 1, features: ['named'] })];
  });
}
