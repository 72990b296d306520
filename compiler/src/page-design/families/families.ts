// All layout families by name.
import { type LayoutFamily, layoutFamilies } from '@vys/contract/page-model/theme';
import type { Families, FamilyDesign } from '../design-parts.ts';
import { boldFamilies } from './bold/index.ts';
import { calmFamilies } from './calm/index.ts';

const families: Families = { ...boldFamilies, ...calmFamilies };

export function findFamily(name: LayoutFamily): FamilyDesign {
  const family = families[name];
  if (family === undefined) throw new Error(`there is no layout family ${name}`);
  return family;
}

export function listFamilies(): LayoutFamily[] {
  return layoutFamilies.filter((name) => families[name] !== undefined);
}
