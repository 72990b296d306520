// The compiler in a thread of its own, so that typing never waits for it.
import { compileSource, type Source } from './compile-source.ts';

self.addEventListener('message', ({ data }: MessageEvent<{ id: number; source: Source }>) => {
  self.postMessage({ id: data.id, compiled: compileSource(data.source) });
});
