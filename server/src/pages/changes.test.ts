// Who is told which name, and that nothing forgotten stays in memory elsewhere.
import { describe, expect, it } from 'vitest';
import { createTestLog } from '../../test/test-log.ts';
import { createChanges } from './changes.ts';

const log = createTestLog();

function start(limit?: number) {
  const changes = createChanges(log, limit);
  const told: string[] = [];
  changes.onChange((name) => told.push(name));
  return { changes, told };
}

describe('changes', () => {
  it('tell every listener, also after one that fails', () => {
    const changes = createChanges(log);
    const told: string[] = [];
    changes.onChange(() => {
      throw new Error('broken');
    });
    changes.onChange((name) => told.push(name));
    changes.tell('ada');
    expect(told).toEqual(['ada']);
  });

  it('know the name under which a page was last asked for', () => {
    const { changes, told } = start();
    changes.remember('1', 'ada');
    changes.remember('1', 'lovelace');
    changes.remember('2', 'bob');
    expect(changes.nameOf('1')).toBe('lovelace');
    changes.tellAll();
    expect(told.sort()).toEqual(['bob', 'lovelace']);
  });

  it('tell a name that is forgotten for lack of room', () => {
    const { changes, told } = start(2);
    changes.remember('1', 'ada');
    changes.remember('2', 'bob');
    changes.remember('1', 'ada');
    changes.remember('3', 'eve');
    expect(told).toEqual(['bob']);
    expect(changes.nameOf('2')).toBeUndefined();
    expect(changes.nameOf('1')).toBe('ada');
  });
});
