// When the edit worker starts: it makes way for what draws the first page.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EditJobs } from './edit-page.ts';

type Question = { id: number; job: keyof EditJobs };

let started: number;
let asked: Question['job'][];

beforeEach(() => {
  started = 0;
  asked = [];
  class EchoWorker extends EventTarget {
    constructor() {
      super();
      started += 1;
    }
    postMessage({ id, job }: Question) {
      asked.push(job);
      const data = { id, result: job };
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
    }
  }
  vi.stubGlobal('Worker', EchoWorker);
  vi.resetModules();
});

const source = { jsx: 'x', css: '', metadata: { title: '', description: '' } };

describe('the edit worker', () => {
  it('reads ahead once the first page is compiled', async () => {
    const { runEditJob, letPageEditorStart } = await import('./page-editor.ts');
    const reading = Promise.all([runEditJob('open', source), runEditJob('elements', source)]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(started).toBe(0);
    letPageEditorStart();
    expect(await reading).toEqual(['open', 'elements']);
    expect(started).toBe(1);
  });

  it('starts at once for an edit, and reads then, too', async () => {
    const { runEditJob } = await import('./page-editor.ts');
    const reading = runEditJob('elements', source);
    await runEditJob('apply', { content: source, operations: [] });
    await reading;
    expect(asked).toEqual(['apply', 'elements']);
    expect(started).toBe(1);
  });
});
