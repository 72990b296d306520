// Everything that can be chosen by name has one to read.
import { lineIcons } from '@vys/compiler/page-design/look/page-icons/line-icons.generated';
import { palettes } from '@vys/compiler/page-design/look/palettes';
import { sectionLayouts } from '@vys/contract/page-model/section-layouts';
import { describe, expect, it } from 'vitest';
import { palettes as paletteNames } from '../../looks/messages/en.ts';
import { icons, layouts } from './messages/en.ts';

const sorted = (names: readonly string[]) => [...new Set(names)].toSorted();

describe('names of choices', () => {
  it.each([
    ['layout', Object.values(sectionLayouts).flat(), layouts],
    ['icon', Object.keys(lineIcons), icons],
    ['palette', palettes.map(({ name }) => name), paletteNames],
  ])('has one for each %s', (_choice, existing, names) => {
    expect(sorted(Object.keys(names))).toEqual(sorted(existing));
  });
});
