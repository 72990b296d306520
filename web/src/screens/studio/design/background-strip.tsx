// What lies behind the page: a color, a gradient, a pattern or an image; and its two main colors.
import type { Operation } from '@vys/contract/page-model/operations';
import type { PageTheme } from '@vys/contract/page-model/theme';
import { ImagePlus } from 'lucide-react';
import { type CSSProperties, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { ChoiceStrip } from '#web/ui/choices/choice-strip.tsx';
import { messages } from './messages/en.ts';
import { mixColors } from './theme-steps.ts';

export type BackgroundStripProps = {
  theme: PageTheme;
  onApply: (operations: readonly Operation[]) => void;
  onPreview: (operations: readonly Operation[] | undefined) => void;
  /** Opens the image library. */
  onChooseImage: () => void;
};

type Background = PageTheme['background'];
type Offer = { name: string; background: Background; style: CSSProperties };

export function BackgroundStrip({
  theme,
  onApply,
  onPreview,
  onChooseImage,
}: BackgroundStripProps) {
  const offers = withPresent(listOffers(theme), theme.background);
  const present = findOffer(offers, theme.background);
  const operationsFor = (name: string): Operation[] => {
    const offer = offers[name];
    return offer ? [{ type: 'theme.background', background: offer.background }] : [];
  };
  return (
    <>
      <ChoiceStrip
        label={messages.background}
        value={present}
        onChoose={(name) => onApply(operationsFor(name))}
        onPreview={(name) => onPreview(name === undefined ? undefined : operationsFor(name))}
        choices={Object.entries(offers).map(([value, { name, style }]) => ({
          value,
          name,
          content: <span style={style} className="block size-full" />,
        }))}
        className="grid grid-cols-[repeat(auto-fill,minmax(2.5rem,1fr))]"
        itemClassName="h-11"
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ColorField
          label={messages.backgroundColor}
          color={theme.colors.background}
          onChange={(color) => onApply([{ type: 'theme.color', role: 'background', color }])}
        />
        <ColorField
          label={messages.accentColor}
          color={theme.colors.accent}
          onChange={(color) => onApply([{ type: 'theme.color', role: 'accent', color }])}
        />
        <Button variant="secondary" size="sm" onClick={onChooseImage}>
          <ImagePlus aria-hidden="true" />
          {messages.chooseImage}
        </Button>
      </div>
    </>
  );
}

type Offers = Record<string, Offer>;

const findOffer = (offers: Offers, present: Background): string | undefined =>
  Object.keys(offers).find(
    (name) => JSON.stringify(offers[name]?.background) === JSON.stringify(present),
  );

/** A gradient or image that is not among the offers is one more. */
function withPresent(offers: Offers, background: Background): Offers {
  const { kind } = background;
  if (findOffer(offers, background) || (kind !== 'gradient' && kind !== 'image')) return offers;
  return { ...offers, present: { name: messages[kind], background, style: paint(background) } };
}

/** The same strength at each opening, so that the present one is found among them. */
function listOffers({ colors }: PageTheme): Offers {
  const { background, accent, border } = colors;
  const gradient = (part: number): Background => ({
    kind: 'gradient',
    from: background,
    to: mixColors(background, accent, part),
    angle: 165,
  });
  const ground = { backgroundColor: background };
  const dots = `radial-gradient(${border} 1px, transparent 1px)`;
  const lines = (angle: number) =>
    `repeating-linear-gradient(${angle}deg, ${border} 0 1px, transparent 1px 8px)`;
  const pattern = (name: 'dots' | 'grid' | 'stripes' | 'paper', image: string): Offer => ({
    name: messages.patterns[name],
    background: { kind: 'pattern', name },
    style: { ...ground, backgroundImage: image, backgroundSize: name === 'dots' ? '7px 7px' : '' },
  });
  return {
    plain: { name: messages.plain, background: { kind: 'plain' }, style: ground },
    soft: { name: messages.gradientSoft, background: gradient(0.12), style: paint(gradient(0.12)) },
    strong: {
      name: messages.gradientStrong,
      background: gradient(0.35),
      style: paint(gradient(0.35)),
    },
    dots: pattern('dots', dots),
    grid: pattern('grid', `${lines(0)}, ${lines(90)}`),
    stripes: pattern('stripes', lines(135)),
    paper: pattern('paper', lines(0)),
  };
}

function paint(background: Background): CSSProperties {
  if (background.kind === 'image') {
    return { backgroundImage: `url(${JSON.stringify(background.url)})`, backgroundSize: 'cover' };
  }
  if (background.kind !== 'gradient') return {};
  const { angle, from, to } = background;
  return { backgroundImage: `linear-gradient(${angle}deg, ${from}, ${to})` };
}

type ColorFieldProps = { label: string; color: string; onChange: (color: string) => void };

/** How long a color rests before it is taken: the browser's picker tells every color on the way. */
const REST_MS = 300;

function ColorField({ label, color, onChange }: ColorFieldProps) {
  const id = useId();
  const [picked, setPicked] = useState(color);
  const timer = useRef<number>(undefined);
  useEffect(() => setPicked(color), [color]);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return (
    <span className="flex items-center gap-2">
      <input
        id={id}
        type="color"
        value={picked}
        onChange={({ target }) => {
          setPicked(target.value);
          window.clearTimeout(timer.current);
          timer.current = window.setTimeout(() => onChange(target.value), REST_MS);
        }}
        className="h-8 w-10 cursor-pointer rounded-sm border border-control bg-inset p-0.5 pointer-coarse:h-11"
      />
      <label htmlFor={id} className="text-muted text-xs">
        {label}
      </label>
    </span>
  );
}
