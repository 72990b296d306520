// The theme as the first rule of a page's CSS.
import type { PageTheme } from '@vys/contract/page-model/theme';

export function writeThemeCss({
  scheme,
  colors,
  fonts,
  scale,
  radius,
  density,
  background,
}: PageTheme): string {
  const { accentText, ...others } = colors;
  const image = {
    plain: 'var(--background)',
    gradient:
      background.kind === 'gradient'
        ? `linear-gradient(${background.angle}deg, ${background.from}, ${background.to}) fixed`
        : '',
    pattern:
      'radial-gradient(var(--border) 1px, transparent 1px) 0 0 / 18px 18px, var(--background)',
    image:
      background.kind === 'image'
        ? `url("${encodeURI(background.url)}") center / cover fixed, var(--background)`
        : '',
  }[background.kind];
  const properties = [
    ...Object.entries(others).map(([role, color]) => `--${role}: ${color}`),
    `--accent-text: ${accentText}`,
    `--page-background: ${image}`,
    `--font-display: "${fonts.display}", system-ui, sans-serif`,
    `--font-body: "${fonts.body}", system-ui, sans-serif`,
    `--scale: ${scale}`,
    `--radius: ${radius}px`,
    `--density: ${density}`,
  ];
  return `:root {\n  color-scheme: ${scheme};\n${properties.map((line) => `  ${line};\n`).join('')}}`;
}
