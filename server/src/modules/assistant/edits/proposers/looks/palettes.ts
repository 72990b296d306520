// Colors by what they remind of: "earthy colors", "seaside vibes".
import { mix, solveColors } from '@vys/compiler/page-model/colors';
import type { Operation } from '@vys/contract/page-model/operations';
import { type Candidate, candidate } from '../../candidate.ts';
import { paletteWords } from '../../lexicon/wording.ts';
import { has, type Scene, wordsOf } from '../../scene/scene.ts';

const frame =
  /\b(?:vibes?|feel(?:ing)?|tones?|shades?|inspired|like|themed?|mood|look|style|stimmung|töne|gefühl|wie|ambiance|tons?|style|comme|tonos|ambiente|estilo|como|clima|cara|toni|atmosfera|stile|come)\b/iu;

export function paletteProposals(scene: Scene): Candidate[] {
  return paletteWords.flatMap(({ background, accent }, at) => {
    const own = wordsOf(scene, `palette.${at}`);
    const isAboutLooks =
      own.length > 1 ||
      own.length === scene.words.length ||
      has(scene, 'color', 'design', 'background') ||
      frame.test(scene.text);
    if (own.length === 0 || !isAboutLooks) return [];
    const { scheme, background: behind } = scene.design.theme;
    const colors =
      scheme === 'light'
        ? solveColors({ background, accent, scheme })
        : solveColors({
            background: mix(accent, '#000000', 0.82),
            accent: mix(accent, '#ffffff', 0.45),
            scheme,
          });
    const operations: Operation[] = [{ type: 'theme.colors', colors }];
    if (behind.kind === 'gradient')
      operations.push({ type: 'theme.background', background: { kind: 'plain' } });
    const also = ['color', 'design', 'background', 'change', 'more', 'it', 'everything', 'request'];
    return [
      candidate('theme.colors', operations, {
        words: [...own, ...wordsOf(scene, ...also)],
        grounding: 1,
        features: [has(scene, 'color') ? 'colors' : 'feeling'],
      }),
    ];
  });
}
