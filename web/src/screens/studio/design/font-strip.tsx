// Pairs of typefaces in their own letters and the colors of the page. The fonts belong to the pages origin, so one
// preview frame draws the whole strip, and transparent buttons lie over it.
import { listTypePairs, type TypePair } from '@vys/compiler/page-design/look/type-pairs';
import type { Operation } from '@vys/contract/page-model/operations';
import type { PageTheme } from '@vys/contract/page-model/theme';
import type { PageContent } from '@vys/contract/pages/page-content';
import { useMemo } from 'react';
import { PageThumbnail } from '#web/features/pages/preview/page-thumbnail.tsx';
import { ChoiceStrip } from '#web/ui/choices/choice-strip.tsx';
import { messages } from './messages/en.ts';

const CELL = { width: 136, height: 76, gap: 8 } as const;
const pairs = listTypePairs();
const stripWidth = pairs.length * (CELL.width + CELL.gap) - CELL.gap;

export type FontStripProps = {
  theme: PageTheme;
  onApply: (operations: readonly Operation[]) => void;
  onPreview: (operations: readonly Operation[] | undefined) => void;
};

export function FontStrip({ theme, onApply, onPreview }: FontStripProps) {
  const { colors, fonts } = theme;
  const sheet = useMemo(() => createSheet(colors), [colors]);
  const present = pairs.find(
    ({ display, body }) => display === fonts.display && body === fonts.body,
  );
  return (
    <div className="-mx-4 overflow-x-auto overscroll-x-contain px-4 py-1 [scrollbar-width:thin]">
      <div style={{ width: stripWidth }} className="relative">
        <PageThumbnail
          content={sheet}
          title={messages.fonts}
          className="absolute inset-0 rounded-sm"
        />
        <ChoiceStrip
          label={messages.fonts}
          value={present?.name}
          onChoose={(name) => onApply(operationsFor(name))}
          onPreview={(name) => onPreview(name === undefined ? undefined : operationsFor(name))}
          choices={pairs.map(({ name, display, body }) => ({
            value: name,
            name: messages.fontPair(display, body),
            content: <span style={{ width: CELL.width, height: CELL.height }} className="block" />,
          }))}
          className="relative"
          itemClassName="rounded-sm border-0 shadow-[0_0_0_1px_var(--line-strong)] data-[state=on]:shadow-[0_0_0_2px_var(--accent-control)]"
        />
      </div>
    </div>
  );
}

function operationsFor(name: string): Operation[] {
  const pair = pairs.find((candidate) => candidate.name === name);
  if (!pair) return [];
  return [
    { type: 'theme.font', role: 'display', font: pair.display },
    { type: 'theme.font', role: 'body', font: pair.body },
    { type: 'theme.headings', weight: pair.weight ?? null },
  ];
}

function createSheet({ background, text, muted }: PageTheme['colors']): PageContent {
  const cells = pairs.map(
    ({ name, display, body }) =>
      `<p><b className="${name}-display">${shorten(display)}</b><span className="${name}-body">${body}</span></p>`,
  );
  const css = `
body { margin: 0; background: ${background}; overflow: hidden; }
main { display: flex; gap: ${CELL.gap}px; }
p { margin: 0; box-sizing: border-box; width: ${CELL.width}px; height: ${CELL.height}px; flex: none; padding: 0 12px;
  display: flex; flex-direction: column; justify-content: center; gap: 2px; overflow: hidden;
  color: ${text}; white-space: nowrap; }
b { font-size: 22px; line-height: 1.25; }
span { font-size: 12px; color: ${muted}; }
${pairs.map(writeRules).join('\n')}`;
  return {
    jsx: `export default function Sheet() { return <main>${cells.join('')}</main>; }`,
    css,
    metadata: { title: messages.fonts, description: '' },
  };
}

/** "Bricolage" of "Bricolage Grotesque"; "DM Sans" stays. */
const shorten = (family: string) => (family.length > 12 ? family.split(' ')[0] : family);

const writeRules = ({ name, display, body, weight = 700 }: TypePair) =>
  `.${name}-display { font-family: '${display}'; font-weight: ${weight}; } .${name}-body { font-family: '${body}'; }`;
