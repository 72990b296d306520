// Any sequence of operations is undone to the same bytes.
import type { Operation, OperationType } from '@vys/contract/page-model/operations';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyStep, buildOperation, operationTypes, tryApply } from '../../../test/any-operation.ts';
import { studio } from '../../../test/page-designs.ts';
import { applyOperations } from '../apply-operation.ts';
import { readPageConstant } from '../read-page-constant.ts';
import { writePageConstant } from '../write-page-constant.ts';

describe('any sequence of operations', () => {
  it('is undone to the same bytes of page and theme, and the page is read back from its code', {
    tags: 'slow',
  }, () => {
    const applied = new Set<OperationType>();
    fc.assert(
      fc.property(fc.array(anyStep, { minLength: 1, maxLength: 20 }), (sequence) => {
        const start = studio();
        let design = start;
        const inverses: Operation[][] = [];
        for (const step of sequence) {
          const operation = buildOperation(design, step);
          const result = operation && tryApply(design, operation);
          if (!operation || !result) continue;
          applied.add(operation.type);
          expect(JSON.stringify(applyOperations(result.design, result.inverse).design)).toBe(
            JSON.stringify(design),
          );
          // Inverses are stored, so they must be data.
          inverses.unshift(JSON.parse(JSON.stringify(result.inverse)));
          design = result.design;
        }
        expect(readPageConstant(writePageConstant(design.page))?.page).toEqual(design.page);
        const undone = applyOperations(design, inverses.flat()).design;
        expect(writePageConstant(undone.page)).toBe(writePageConstant(start.page));
        expect(JSON.stringify(undone)).toBe(JSON.stringify(start));
      }),
      { numRuns: 300 },
    );
    expect(operationTypes.filter((type) => !applied.has(type))).toEqual([]);
  });
});
