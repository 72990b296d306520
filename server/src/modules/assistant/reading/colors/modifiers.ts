// Words that change a color: "light", "dunkel-", "foncé", "pastel".
import { PhraseTable } from '../words/phrases.ts';
import { hexOfOklch, oklchOf } from './oklch.ts';

export type Modifier =
  | 'light'
  | 'dark'
  | 'pale'
  | 'pastel'
  | 'deep'
  | 'vivid'
  | 'muted'
  | 'neon'
  | 'warm'
  | 'cool'
  | 'very';

const WORDS: Record<Modifier, string> = {
  light:
    'light,lighter,bright light,hell,helles,heller,helle,hellen,claire,clair,clairs,claires,claro,clara,claros,claras,chiaro,chiara,chiari,chiare',
  dark: 'dark,darker,dunkel,dunkles,dunkler,dunkle,dunklen,foncé,foncée,foncés,sombre,sombres,oscuro,oscura,oscuros,escuro,escura,escuros,scuro,scura,scuri',
  pale: 'pale,faint,very light,whitish,blass,blasses,zart,zartes,pâle,pâles,pálido,pálida,pallido,pallida,sehr hell,très clair,muy claro,muito claro,molto chiaro',
  pastel: 'pastel,pastell,pastello,pastels,baby,powder,soft,sanftes,sanft,doux,douce,suave,tenue',
  deep: 'deep,rich,tief,tiefes,profond,profonde,intense,profundo,profunda,profondo,very dark,sehr dunkel,muy oscuro,très foncé,muito escuro,molto scuro',
  vivid:
    'vivid,bright,vibrant,strong,saturated,kräftig,kräftiges,leuchtend,leuchtendes,knallig,knalliges,grell,vif,vive,vifs,éclatant,vivo,viva,vivos,brillante,intenso,intensa,vibrante,acceso,acesa',
  muted:
    'muted,dusty,dusky,faded,washed,desaturated,gedeckt,gedecktes,staubig,matt,mattes,poudré,poudrée,passé,apagado,apagada,empolvado,queimado,spento,polveroso',
  neon: 'neon,fluorescent,electric,neonfarben,fluo,néon,neón,fluor,eléctrico,elétrico,elettrico',
  warm: 'warm,warmes,warmer,chaud,chaude,cálido,cálida,quente,caldo,calda',
  cool: 'cool,cold,icy,kühl,kühles,eisiges,froid,froide,frío,fría,frio,fria,freddo,fredda',
  very: 'very,really,sehr,très,muy,muito,molto',
};

export const modifiers = new PhraseTable(
  (Object.entries(WORDS) as [Modifier, string][]).flatMap(([modifier, words]) =>
    words.split(',').map((word) => [word, modifier] as const),
  ),
);

/** German joins them: hellblau, dunkelgrün, pastellrosa. */
export const PREFIXES: readonly (readonly [string, Modifier])[] = [
  ['hell', 'light'],
  ['dunkel', 'dark'],
  ['tief', 'deep'],
  ['blass', 'pale'],
  ['zart', 'pale'],
  ['pastell', 'pastel'],
  ['neon', 'neon'],
  ['knall', 'vivid'],
  ['matt', 'muted'],
  ['light', 'light'],
  ['dark', 'dark'],
];

const WARM_HUE = 1.05;
const COOL_HUE = 4.36;

export function modifyColor(hex: string, modifier: Modifier): string {
  const { lightness, chroma, hue } = oklchOf(hex);
  switch (modifier) {
    case 'light':
      return hexOfOklch({
        lightness: lightness + (1 - lightness) * 0.5,
        chroma: chroma * 0.75,
        hue,
      });
    case 'dark':
      return hexOfOklch({ lightness: lightness * 0.6, chroma: chroma * 0.85, hue });
    case 'pale':
      return hexOfOklch({
        lightness: Math.max(0.92, lightness),
        chroma: Math.min(chroma, 0.045),
        hue,
      });
    case 'pastel':
      return hexOfOklch({
        lightness: Math.max(0.87, lightness),
        chroma: Math.min(chroma, 0.075),
        hue,
      });
    case 'deep':
      return hexOfOklch({ lightness: lightness * 0.52, chroma, hue });
    case 'vivid':
      return hexOfOklch({
        lightness,
        chroma: chroma < 0.02 ? chroma : Math.max(chroma * 1.25, 0.2),
        hue,
      });
    case 'muted':
      return hexOfOklch({ lightness, chroma: chroma * 0.45, hue });
    case 'neon':
      return hexOfOklch({
        lightness: Math.max(0.78, lightness),
        chroma: chroma < 0.02 ? chroma : 0.32,
        hue,
      });
    case 'warm':
      return hexOfOklch({
        lightness,
        chroma: chroma + 0.012,
        hue: chroma < 0.02 ? WARM_HUE : turn(hue, WARM_HUE),
      });
    case 'cool':
      return hexOfOklch({
        lightness,
        chroma: chroma + 0.012,
        hue: chroma < 0.02 ? COOL_HUE : turn(hue, COOL_HUE),
      });
    case 'very':
      return hex;
  }
}

/** A little of the way towards the other hue, the short way round. */
function turn(hue: number, towards: number): number {
  const difference = Math.atan2(Math.sin(towards - hue), Math.cos(towards - hue));
  return hue + difference * 0.15;
}
