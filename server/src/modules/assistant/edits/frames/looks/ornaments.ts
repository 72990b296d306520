// What has a name of its own: kinds of buttons, patterns, gradients, the shape of the photo, palettes.
import { mix, solveColors } from '@vys/compiler/page-model/colors';
import type { Operation } from '@vys/contract/page-model/operations';
import type { PageTheme } from '@vys/contract/page-model/theme';
import { paletteWords } from '../../lexicon/wording.ts';
import type { Frame } from '../frame.ts';
import type { Part } from './parts.ts';
import type { Description } from './read-look.ts';
import { foldText, hasWord, wordsPattern } from './words/patterns.ts';

const buttonStyles = {
  outline: wordsPattern(
    'outline*|outlined|hollow|ghost|bordered|just a border|umrandet*|nur rahmen|nur umriss|contour*|contorn*|con borde|com borda|con bordo|vuot[oi]|hueco*|vazad*|creux',
  ),
  solid: wordsPattern(
    'filled|solid*|gefullt*|ausgefullt*|plein|pleins|rellen*|preenchid*|pien[oi]|solid[oaie]s?',
  ),
  soft: wordsPattern('translucent|tinted|transparent*|durchsichtig*|translucid*|trasparent*'),
  line: wordsPattern(
    'underlin*|unterstrich*|souligne*|subrayad*|sublinhad*|sottolineat*|just text|nur text|hairline',
  ),
} as const;
const patterns = {
  dots: wordsPattern(
    'dots|dotted|dotty|polka*|punkte|gepunktet*|pois|lunares|puntos|bolinhas|puntini|a pallini',
  ),
  grid: wordsPattern(
    'grid paper|graph paper|checked|checkered|gingham|kariert*|karos|quadrille|carreaux|cuadricula*|quadriculad*|a quadretti',
  ),
  stripes: wordsPattern(
    'stripes|striped|stripy|pinstripe*|gestreift*|streifen|rayures|raye|rayas|rayado|listras|listrado|righe|a righe',
  ),
  paper: wordsPattern(
    'paper texture|paper|papier*|grain|grainy|parchment|pergament|papel|carta|textur*',
  ),
} as const;
const arch = wordsPattern('arch|arched|archway|bogen*|rundbogen|arco|arche|arcos');
const palettes = paletteWords.map((palette) => ({
  ...palette,
  pattern: wordsPattern(foldText(palette.words)),
}));

export function ornamentOperations(
  frame: Frame,
  parts: readonly Part[],
  description: Description,
): Operation[] {
  const { theme } = frame.scene.design;
  const text = foldText(description.text);
  const kinds = new Set(parts.map(({ kind }) => kind));
  const gradient = description.effects.find(({ axis }) => axis === 'gradient');
  const isOnlyGradient = description.effects.every(
    ({ axis }) => axis === 'gradient' || axis === 'color',
  );
  if (gradient !== undefined && isOnlyGradient) return [gradientOf(theme, gradient.sign)];
  if (description.isRefused) return [];
  const isShadow = description.effects.some(({ axis }) => axis === 'shadow');
  if (kinds.has('button') && !isShadow) {
    const style = entriesOf(buttonStyles).find(([, pattern]) => hasWord(text, pattern));
    if (style !== undefined) return [{ type: 'theme.buttons', buttons: style[0] }];
  }
  if (kinds.has('photo') && hasWord(text, arch)) return [{ type: 'theme.avatar', avatar: 'arch' }];
  if (kinds.has('background') || kinds.size === 0) {
    const spoken = kinds.has('background') ? foldText(frame.scene.text) : text;
    const pattern = entriesOf(patterns).find(([, words]) => hasWord(spoken, words));
    if (pattern !== undefined)
      return [{ type: 'theme.background', background: { kind: 'pattern', name: pattern[0] } }];
  }
  return kinds.size === 0 || kinds.has('page') || kinds.has('background')
    ? paletteOperations(theme, text)
    : [];
}

const entriesOf = <Name extends string>(map: Readonly<Record<Name, RegExp>>) =>
  Object.entries(map) as [Name, RegExp][];

function gradientOf(theme: PageTheme, sign: number): Operation {
  const { background, accent } = theme.colors;
  if (sign < 0) return { type: 'theme.background', background: { kind: 'plain' } };
  const from = mix(background, accent, 0.25);
  return {
    type: 'theme.background',
    background: { kind: 'gradient', from, to: background, angle: 160 },
  };
}

/** "earthy", "like the seaside". */
function paletteOperations({ scheme, background: behind }: PageTheme, text: string): Operation[] {
  const palette = palettes.find(({ pattern }) => hasWord(text, pattern));
  if (palette === undefined) return [];
  const { background, accent } = palette;
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
  return operations;
}
