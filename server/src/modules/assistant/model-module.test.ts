// The models of the assistant are small.
import { describe, expect, it } from 'vitest';
import { ENCODED_MODEL as classification } from './classification/model.generated.ts';
import { readModelModule } from './model-module.ts';
import { ENCODED_MODEL as ranking } from './ranking/model.generated.ts';
import { ENCODED_MODEL as tagging } from './tagging/model.generated.ts';

describe('the models of the assistant', () => {
  it('take at most 500 KB together', () => {
    const sizes = [classification, ranking, tagging].map((text) =>
      Buffer.byteLength(text, 'base64'),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(500_000);
  });

  it('are compressed', () => {
    for (const encoded of [classification, ranking, tagging])
      expect(readModelModule(encoded).length).toBeGreaterThan(Buffer.byteLength(encoded, 'base64'));
  });
});
