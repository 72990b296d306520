// The course of a figure as a small line. For the eye only: the figure stands beside it.
import { cn } from '../cn.ts';

export type SparklineProps = {
  values: readonly number[];
  /** Takes the color of the text. */
  className?: string;
};

const WIDTH = 100;
const HEIGHT = 28;
/** Keeps the line within the picture where it is highest and lowest. */
const INSET = 2;

/** `0 26 L 50 2 L 100 14`: from the left edge to the right one. A single value is a flat line. */
export function drawLine(values: readonly number[]): string {
  const points = values.length === 1 ? [...values, ...values] : values;
  const most = Math.max(...points, 1);
  const step = WIDTH / (points.length - 1);
  const round = (value: number) => Number(value.toFixed(2));
  return points
    .map((value, index) => {
      const y = HEIGHT - INSET - (value / most) * (HEIGHT - 2 * INSET);
      return `${round(index * step)} ${round(y)}`;
    })
    .join(' L ');
}

export function Sparkline({ values, className }: SparklineProps) {
  const line = values.length > 0 ? drawLine(values) : '';
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={cn('block h-7 w-full', className)}
    >
      {line && (
        <>
          <path
            d={`M ${line} L ${WIDTH} ${HEIGHT} L 0 ${HEIGHT} Z`}
            fill="currentColor"
            opacity={0.12}
          />
          <path
            d={`M ${line}`}
            fill="none"
            stroke="currentColor"
            strokeWidth={1.5}
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </>
      )}
    </svg>
  );
}
