// Entry point of the compiler. Nothing here touches a file, a network or a DOM.

export * from './compile.ts';
export { cleanCss } from './css/clean-css.ts';
export * from './css/fonts.ts';
export type { Diagnostic, DiagnosticCode, Phrase } from './diagnostics.ts';
export { hasErrors } from './diagnostics.ts';
export { type OutboundLinks, readOutboundLinks } from './document/outbound-links.ts';
export * from './document/render-document.ts';
export {
  readAssets,
  type StaticExportOptions,
  toStandaloneHtml,
} from './document/static-export.ts';
export * from './document/tracker.ts';
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
export { findIcon, listIcons } from './packages-used/icons.ts';
export type { ImportedName, PageImport } from './packages-used/imports.ts';
export type { IconCode, PackageUrl } from './packages-used/module-code.ts';
export * from './packages-used/packages.ts';
export {
  type Analysis,
  type AnalyzeOptions,
  type AnalyzeResult,
  analyze,
  type PageSource,
} from './parse/analyze.ts';
export * from './parse/ast.ts';
export type { PageContent, PageForm, PageHeading, PageImage, PageLink } from './parse/content.ts';
export type { Interaction } from './parse/interaction.ts';
export { type ParseResult, parseModule } from './parse/parse-module.ts';
export * from './publish-checks/index.ts';
export type { FormKind } from './sanitize/allowed.ts';
export { EMBED_CSS } from './sanitize/embed-facade.ts';
export { HONEYPOT_FIELD } from './sanitize/honeypot.ts';
export type { Removed } from './sanitize/sanitize-attributes.ts';
export * from './sanitize/sanitize-html.ts';
