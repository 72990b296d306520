// The world by countries, the darker the more views. The list beside it has the same figures for the keyboard.
import { geoEqualEarth, geoPath } from 'd3-geo';
import codes from 'i18n-iso-countries/codes.json';
import { feature } from 'topojson-client';
import atlas from 'world-atlas/countries-110m.json';
import { cn } from '#web/ui/cn.ts';
import { messages } from '../messages/en.ts';
import type { BreakdownRow } from '../parts/breakdown.ts';

const WIDTH = 800;
const HEIGHT = 390;
/** Without inhabitants, it would take a fifth of the picture. */
const ANTARCTICA = '010';

/** ISO 3166 letters by the numbers of the map. */
const lettersByNumber = new Map(codes.map(([letters, , number]) => [number, letters]));

const countries = drawCountries();

type GeoCollection = Extract<Topology['objects'][string], { type: 'GeometryCollection' }>;
type Topology = Parameters<typeof feature>[0];

function drawCountries() {
  const world = atlas as unknown as Topology & { objects: { countries: GeoCollection } };
  const { features } = feature(world, world.objects.countries);
  const shown = features.filter(({ id }) => id !== ANTARCTICA);
  const projection = geoEqualEarth().fitSize([WIDTH, HEIGHT], {
    type: 'FeatureCollection',
    features: shown,
  });
  const path = geoPath(projection).digits(1);
  return shown.map((country, index) => ({
    key: String(index),
    code: lettersByNumber.get(String(country.id)),
    d: path(country) ?? '',
  }));
}

type Props = {
  rows: readonly BreakdownRow[];
  summary: string;
  active: string | undefined;
  onPress: (code: string) => void;
};

export function WorldMap({ rows, summary, active, onPress }: Props) {
  const byCode = new Map(rows.map((row) => [row.key, row]));
  const most = Math.max(...rows.map(({ views }) => views), 1);
  return (
    <svg
      role="img"
      aria-label={messages.map(summary)}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="size-full"
    >
      {countries.map(({ key, code, d }) => {
        const row = code === undefined ? undefined : byCode.get(code);
        const isSeen = row !== undefined && row.views > 0;
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the list beside it
          <path
            key={key}
            d={d}
            data-country={code}
            onClick={isSeen ? () => onPress(row.key) : undefined}
            style={isSeen ? { fill: shade(row.views / most) } : undefined}
            className={cn(
              'fill-line-strong stroke-surface transition-[fill]',
              isSeen && 'cursor-pointer hover:stroke-fg',
              active !== undefined && active === code && 'stroke-2 stroke-fg',
            )}
            strokeWidth={0.5}
          >
            {isSeen && <title>{messages.mapPlace(row.name, row.views)}</title>}
          </path>
        );
      })}
    </svg>
  );
}

/** By the root of the share, so that small countries are seen beside large ones. */
function shade(part: number): string {
  const percent = Math.round(30 + 70 * Math.sqrt(part));
  return `color-mix(in oklab, var(--chart-1) ${percent}%, var(--line-strong))`;
}
