// The palettes in the scheme of the page, each drawn in its own colors.
import type { Operation } from '@vys/contract/page-model/operations';
import type { PageTheme } from '@vys/contract/page-model/theme';
import type { PaletteColors } from '#web/features/pages/editing/looks.ts';
import { ChoiceStrip } from '#web/ui/choices/choice-strip.tsx';
import { messages } from './messages/en.ts';

export type PaletteStripProps = {
  theme: PageTheme;
  palettes: readonly PaletteColors[];
  onApply: (operations: readonly Operation[]) => void;
  onPreview: (operations: readonly Operation[] | undefined) => void;
};

export function PaletteStrip({ theme, palettes, onApply, onPreview }: PaletteStripProps) {
  const offered = palettes.filter(({ scheme }) => scheme === theme.scheme);
  const operationsFor = (name: string): Operation[] => {
    const palette = offered.find((candidate) => candidate.name === name);
    return palette ? [{ type: 'theme.set', theme: dress(theme, palette) }] : [];
  };
  return (
    <ChoiceStrip
      label={messages.palettes}
      value={offered.find((palette) => isSame(palette, theme))?.name}
      onChoose={(name) => onApply(operationsFor(name))}
      onPreview={(name) => onPreview(name === undefined ? undefined : operationsFor(name))}
      choices={offered.map(({ name, colors }) => ({
        value: name,
        name: toTitle(name),
        content: (
          <span
            style={{ backgroundColor: colors.background }}
            className="flex h-full items-center justify-center gap-1"
          >
            <span
              style={{ backgroundColor: colors.accent }}
              className="size-4 rounded-full ring-1 ring-black/10"
            />
            <span
              style={{ backgroundColor: colors.text }}
              className="h-4 w-1.5 rounded-full ring-1 ring-black/10"
            />
          </span>
        ),
      }))}
      className="grid grid-cols-6"
      itemClassName="h-11 rounded-sm"
    />
  );
}

/** An image or a pattern behind the page stays. */
function dress(theme: PageTheme, { scheme, colors, background }: PaletteColors): PageTheme {
  const { kind } = theme.background;
  const isKept = kind === 'image' || kind === 'pattern';
  return { ...theme, scheme, colors, background: isKept ? theme.background : background };
}

const isSame = ({ colors }: PaletteColors, theme: PageTheme) =>
  colors.background === theme.colors.background && colors.accent === theme.colors.accent;

const toTitle = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
