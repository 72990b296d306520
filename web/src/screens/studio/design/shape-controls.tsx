// Corners, spacing, text size, buttons and motion of the page.
import type { Operation } from '@vys/contract/page-model/operations';
import type { PageTheme } from '@vys/contract/page-model/theme';
import { ChoiceStrip } from '#web/ui/choices/choice-strip.tsx';
import { messages } from './messages/en.ts';
import { densityStep, scaleStep } from './theme-steps.ts';

export type ShapeControlsProps = {
  theme: PageTheme;
  onApply: (operations: readonly Operation[]) => void;
  onPreview: (operations: readonly Operation[] | undefined) => void;
};

type Control = {
  label: string;
  value: string | undefined;
  choices: readonly (readonly [value: string, name: string])[];
  operation: (value: string) => Operation;
};

export function ShapeControls({ theme, onApply, onPreview }: ShapeControlsProps) {
  return listControls(theme).map(({ label, value, choices, operation }) => (
    <div key={label} className="flex flex-col gap-1.5">
      <span aria-hidden="true" className="text-muted text-xs">
        {label}
      </span>
      <ChoiceStrip
        label={label}
        value={value}
        onChoose={(chosen) => onApply([operation(chosen)])}
        onPreview={(pointed) => onPreview(pointed === undefined ? undefined : [operation(pointed)])}
        choices={choices.map(([choice, name]) => ({ value: choice, name, content: name }))}
        className="flex-wrap gap-1.5"
        itemClassName="h-8 px-2.5 font-medium text-xs pointer-coarse:h-11"
      />
    </div>
  ));
}

const corners = [
  ['0', messages.square],
  ['8', messages.soft],
  ['20', messages.round],
  ['999', messages.pill],
] as const;

const nearestRadius = (radius: number) =>
  corners.map(([value]) => value).sort((a, b) => far(a, radius) - far(b, radius))[0];
const far = (value: string, radius: number) => Math.abs(Number(value) - radius);

const listControls = (theme: PageTheme): Control[] => [
  {
    label: messages.corners,
    value: nearestRadius(theme.radius),
    choices: corners,
    operation: (radius) => ({ type: 'theme.radius', radius: Number(radius) }),
  },
  {
    label: messages.spacing,
    value: String(densityStep(theme.density)),
    choices: [
      ['-1', messages.tight],
      ['0', messages.normal],
      ['1', messages.airy],
      ['2', messages.roomy],
    ],
    operation: (step) => ({
      type: 'theme.density',
      steps: limit(Number(step) - densityStep(theme.density)),
    }),
  },
  {
    label: messages.textSize,
    value: String(scaleStep(theme.scale)),
    choices: [
      ['-1', messages.small],
      ['0', messages.normal],
      ['1', messages.large],
      ['2', messages.extraLarge],
    ],
    operation: (step) => ({
      type: 'theme.scale',
      steps: limit(Number(step) - scaleStep(theme.scale)),
    }),
  },
  {
    label: messages.buttons,
    value: theme.buttons ?? 'look',
    choices: [
      ['look', messages.ofTheLook],
      ['solid', messages.solid],
      ['outline', messages.outline],
      ['soft', messages.softButton],
      ['line', messages.line],
    ],
    operation: (buttons) => ({
      type: 'theme.buttons',
      buttons: buttons === 'look' ? undefined : (buttons as NonNullable<PageTheme['buttons']>),
    }),
  },
  {
    label: messages.motion,
    value: theme.motion,
    choices: [
      ['none', messages.none],
      ['quiet', messages.quiet],
      ['lively', messages.lively],
    ],
    operation: (motion) => ({ type: 'theme.motion', motion: motion as PageTheme['motion'] }),
  },
];

/** What one operation takes. */
const limit = (steps: number) => Math.min(3, Math.max(-3, steps));
