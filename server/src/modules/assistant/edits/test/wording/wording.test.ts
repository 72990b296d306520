// Requests about looks and texts in the words of people in a hurry.
import { describe } from 'vitest';
import { testCases } from '../test-cases.ts';
import { styleWordingCases } from './style.cases.ts';
import { textWordingCases } from './texts.cases.ts';

const classes = { looks: styleWordingCases, texts: textWordingCases };

for (const [name, cases] of Object.entries(classes))
  describe(`requests about ${name} in everyday words`, () => testCases(cases));
