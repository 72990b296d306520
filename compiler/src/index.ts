// The door of the compiler. Nothing here touches a file, a network or a DOM.

export type { FormKind } from './allowed.ts';
export {
  type AnalyseOptions,
  type AnalyseResult,
  type Analysis,
  analyse,
  type PageSource,
} from './analyse.ts';
export * from './ast.ts';
export * from './compile.ts';
export type { PageContent, PageForm, PageHeading, PageImage, PageLink } from './content.ts';
export { cleanCss } from './css.ts';
export type { Diagnostic, DiagnosticCode } from './diagnostics.ts';
export { hasErrors } from './diagnostics.ts';
export * from './document.ts';
export { EMBED_CSS } from './embed-poster.ts';
export * from './fonts.ts';
export * from './gate/index.ts';
export { HONEYPOT_FIELD } from './honeypot.ts';
export { findIcon, listIcons } from './icons.ts';
export type { ImportedName, PageImport } from './imports.ts';
export type { Interaction } from './interaction.ts';
export {
  checkDocument,
  MAX_CODE_CHARACTERS,
  MAX_DOCUMENT_BYTES,
  MAX_ELEMENT_DEPTH,
  MAX_ELEMENTS,
  MAX_IMPORTS,
  MAX_NAMES,
  MAX_SOURCE_BYTES,
  MAX_SYNTAX_DEPTH,
} from './limits.ts';
export type { IconCode, ShelfUrl } from './module-code.ts';
export { makeOffline, type OfflineWish, readAssets } from './offline.ts';
export { type ParseResult, parseModule } from './parse.ts';
export * from './sanitise.ts';
export type { Removed } from './sanitise-attributes.ts';
export * from './shelf.ts';
export { type PageTargets, readTargets } from './targets.ts';
export * from './tracker.ts';
