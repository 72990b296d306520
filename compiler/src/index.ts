// Entry point of the compiler. Nothing here touches a file, a network or a DOM.

export type { FormKind } from './allowed.ts';
export {
  type Analysis,
  type AnalyzeOptions,
  type AnalyzeResult,
  analyze,
  type PageSource,
} from './analyze.ts';
export * from './ast.ts';
export * from './compile.ts';
export type { PageContent, PageForm, PageHeading, PageImage, PageLink } from './content.ts';
export { cleanCss } from './css.ts';
export type { Diagnostic, DiagnosticCode } from './diagnostics.ts';
export { hasErrors } from './diagnostics.ts';
export * from './document.ts';
export { EMBED_CSS } from './embed-facade.ts';
export * from './fonts.ts';
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
export type { IconCode, PackageUrl } from './module-code.ts';
export { type OutboundLinks, readOutboundLinks } from './outbound-links.ts';
export * from './packages.ts';
export { type ParseResult, parseModule } from './parse.ts';
export * from './publish-checks/index.ts';
export * from './sanitize.ts';
export type { Removed } from './sanitize-attributes.ts';
export { readAssets, type StaticExportOptions, toStandaloneHtml } from './static-export.ts';
export * from './tracker.ts';
