// What the compiler says about a page: a closed list of codes, one shape, and places in the source.
// The words are written where the fault is found.

export type DiagnosticCode =
  | 'syntax'
  | 'no_default_export'
  | 'import_unknown'
  | 'unsupported_syntax'
  | 'source_too_large'
  | 'too_deep'
  | 'too_many_elements'
  | 'css_syntax'
  | 'link_unsafe'
  | 'form_unwired'
  | 'image_without_alt';

export type Diagnostic = {
  code: DiagnosticCode;
  severity: 'error' | 'warning';
  /** What is wrong and what to do about it. */
  message: string;
  /** Both count from 1. */
  line?: number;
  column?: number;
};

export function positionAt(source: string, offset: number): { line: number; column: number } {
  const before = source.slice(0, offset);
  const lines = before.split(/\r\n|[\n\r\u2028\u2029]/);
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

export function errorAt(
  code: DiagnosticCode,
  message: string,
  source?: string,
  offset?: number,
): Diagnostic {
  const place = source !== undefined && offset !== undefined ? positionAt(source, offset) : {};
  return { code, severity: 'error', message, ...place };
}

export function warningAt(
  code: DiagnosticCode,
  message: string,
  source: string,
  offset: number,
): Diagnostic {
  return { ...errorAt(code, message, source, offset), severity: 'warning' };
}
