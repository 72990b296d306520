// The door of the compiler. Nothing here touches a file, a network or a DOM.
export * from './ast.ts';
export type { Diagnostic, DiagnosticCode } from './diagnostics.ts';
export * from './limits.ts';
export { type ParseResult, parseModule } from './parse.ts';
