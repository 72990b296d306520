// What the compiler says about a page: a closed list of codes, one shape, and places in the source.
// Messages are defined at the check that reports them.

export type DiagnosticCode =
  | 'syntax'
  | 'no_default_export'
  | 'import_unknown'
  | 'unsupported_syntax'
  | 'source_too_large'
  | 'too_deep'
  | 'too_many_elements'
  | 'too_complex'
  | 'document_too_large'
  | 'link_unsafe'
  | 'form_unwired'
  | 'image_without_alt'
  | 'element_removed'
  | 'handler_text'
  | 'css_syntax'
  | 'css_import_removed'
  | 'html_unstable';

export type Diagnostic = {
  code: DiagnosticCode;
  severity: 'error' | 'warning';
  /** What is wrong and what to do about it. */
  message: string;
  /** Both count from 1. */
  line?: number;
  column?: number;
};

export type Place = { line: number; column: number };
export type Locate = (offset: number) => Place;

export function errorAt(code: DiagnosticCode, message: string, place?: Place): Diagnostic {
  return { code, severity: 'error', message, ...place };
}

export function warningAt(code: DiagnosticCode, message: string, place?: Place): Diagnostic {
  return { code, severity: 'warning', message, ...place };
}

/** Lines and columns of one text; the line starts are found once, each question is a search. */
export function locator(source: string): Locate {
  const starts = [0];
  for (const match of source.matchAll(/\r\n|[\n\r\u2028\u2029]/g)) {
    starts.push(match.index + match[0].length);
  }
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === 'error');
}
