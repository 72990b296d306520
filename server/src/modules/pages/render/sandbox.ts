// Runs the compiled code of one page inside a WebAssembly instance of its own and gives its HTML.
// Memory is capped by the instance; the parent ends this process when a page takes too long all the same.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSHandle,
  RELEASE_SYNC,
} from 'quickjs-emscripten';
import { COMMON_MODULE, readModules, renderModule } from './render-module.ts';
import { fault, OUTPUT_LIMIT, RENDER_MILLISECONDS, type RenderResult } from './render-result.ts';

/** Pages of 64 KiB: 64 MiB at most. */
const MEMORY_PAGES = 896;
const FIRST_PAGES = 256;
const STACK_BYTES = 256 * 1024;
const MEBIBYTE = 1024 * 1024;

export type Sandbox = {
  render(code: string): Promise<RenderResult>;
  /** Makes the instance of the next page ahead of it. */
  prepare(): Promise<void>;
};

type Instance = {
  context: QuickJSContext;
  /** The time of the page begins now. */
  startClock(): void;
};

export async function createSandbox(): Promise<Sandbox> {
  const modules = readModules();
  const wasmModule = await WebAssembly.compile(readFileSync(wasmPath()));
  let prepared: Promise<Instance> | undefined;

  async function createInstance(): Promise<Instance> {
    const wasmMemory = new WebAssembly.Memory({ initial: FIRST_PAGES, maximum: MEMORY_PAGES });
    const variant = newVariant(RELEASE_SYNC, { wasmModule, wasmMemory });
    const quickjs = await newQuickJSWASMModuleFromVariant(variant);
    const runtime = quickjs.newRuntime();
    // Under the instance's own ceiling, so that most ends are a tidy exception.
    runtime.setMemoryLimit(48 * MEBIBYTE);
    runtime.setMaxStackSize(STACK_BYTES);
    runtime.setModuleLoader((name) => modules.get(name) ?? { error: new Error(`no ${name}`) });
    const context = runtime.newContext();
    context.unwrapResult(context.evalCode(COMMON_MODULE, 'common', { type: 'module' })).dispose();
    const startClock = () => {
      const start = { at: Date.now(), processor: process.cpuUsage() };
      runtime.setInterruptHandler(() => isTooSlow(start));
    };
    return { context, startClock };
  }

  return {
    async prepare() {
      prepared ??= createInstance();
      await prepared;
    },
    async render(code) {
      const { context, startClock } = await (prepared ?? createInstance());
      prepared = undefined;
      startClock();
      // Nothing is disposed: the whole instance is dropped with this call's end.
      try {
        return evaluate(context, renderModule(code), code);
      } catch {
        // The instance itself gave up, which it does only when its memory has run out.
        return fault('out_of_memory');
      }
    },
  };
}

/** By the clock and by processor time: a busy machine is no fault of the page. */
function isTooSlow({ at, processor }: { at: number; processor: NodeJS.CpuUsage }): boolean {
  const most = RENDER_MILLISECONDS * 0.8;
  if (Date.now() - at <= most) return false;
  const { user, system } = process.cpuUsage(processor);
  return (user + system) / 1000 > most;
}

function evaluate(context: QuickJSContext, module: string, code: string): RenderResult {
  const loaded = context.evalCode(module, 'render', { type: 'module' });
  if (loaded.error) return thrown(context, loaded.error, code);
  // All on the first line, so that line numbers of the source stay true.
  const page = context.evalCode(`(function (require, module, exports) {${code}\n})`, 'page');
  if (page.error) return thrown(context, page.error, code);
  const render = context.getProp(loaded.value, 'render');
  const result = context.callFunction(render, context.undefined, page.value);
  if (result.error) return thrown(context, result.error, code);
  const html = context.getString(result.value);
  return Buffer.byteLength(html) > OUTPUT_LIMIT ? fault('too_large') : { ok: true, text: html };
}

function thrown(context: QuickJSContext, handle: QuickJSHandle, code: string): RenderResult {
  const error: unknown = context.dump(handle);
  const { name, message, stack } = Object(error) as Record<string, unknown>;
  const text = String(message ?? error);
  if (name === 'InternalError' && text === 'interrupted') return fault('too_slow');
  if (text === 'out of memory' || error === null) return fault('out_of_memory');
  const description = typeof name === 'string' ? `${name}: ${text}` : text;
  // The page may have written the stack itself.
  const line = Number(/\bpage:(\d{1,9})/.exec(String(stack).slice(0, 10_000))?.[1]);
  const isInPage = line > 0 && line <= code.split('\n').length;
  return {
    ok: false,
    fault: 'page_error',
    message: description.slice(0, 300),
    ...(isInPage ? { line } : {}),
  };
}

function wasmPath(): string {
  const here = createRequire(import.meta.url);
  return createRequire(here.resolve('quickjs-emscripten')).resolve(
    '@jitl/quickjs-wasmfile-release-sync/wasm',
  );
}
