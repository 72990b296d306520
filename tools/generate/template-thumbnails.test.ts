// The pictures on /templates show the templates as they are now.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { templateIds } from '@vys/contract/templates/template-ids';
import { describe, expect, it } from 'vitest';
import { hashTemplate, readHashes, shots, thumbnailFolder } from './template-thumbnails.ts';

const MOST_BYTES = 45_000;

describe('the thumbnails of templates', () => {
  it('are drawn from the templates as they are: `npm run templates` draws them anew', () => {
    const now = Object.fromEntries(templateIds.map((id) => [id, hashTemplate(id)]));
    expect(readHashes()).toEqual(now);
  });

  it.each(templateIds)('are small files for each width: %s', (id) => {
    for (const shot of Object.keys(shots)) {
      const file = join(thumbnailFolder, shot, `${id}.avif`);
      expect(existsSync(file), file).toBe(true);
      expect(statSync(file).size).toBeLessThan(MOST_BYTES);
    }
  });
});
