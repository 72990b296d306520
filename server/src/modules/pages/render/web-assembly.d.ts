// The few names of WebAssembly that the sandbox needs; the DOM library that has them all is for browsers.
declare namespace WebAssembly {
  class Module {
    private readonly compiled: true;
  }
  class Memory {
    constructor(descriptor: { initial: number; maximum: number });
    readonly buffer: ArrayBuffer;
  }
  function compile(bytes: Uint8Array): Promise<Module>;
}
