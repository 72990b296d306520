// Labelled messages about what sections hold, each played against a page.
import { describe } from 'vitest';
import { testCases } from '../test-cases.ts';
import { itemCases } from './items.cases.ts';
import { moreItemCases } from './items-2.cases.ts';

describe('messages about items, hours and sections', () => {
  testCases(itemCases);
  testCases(moreItemCases);
});
