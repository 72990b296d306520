// A publish report in the language of its reader.
import { de } from '@vys/compiler/publish-checks/messages/de';
import { en } from '@vys/compiler/publish-checks/messages/en';
import { es } from '@vys/compiler/publish-checks/messages/es';
import type { Language } from '@vys/contract/language/languages';
import type { Translations } from '@vys/contract/language/messages';
import type { PublishFinding, PublishReport } from '@vys/contract/pages/publish-report';
import { type Catalogue, sayDiagnostic, sayPhrase } from '../../diagnostics.ts';

const catalogues = { en, de, es } as unknown as Translations<Catalogue>;

/** What keeps a page from being built: its phrases are those of the compiler and of the build. */
export const buildRules = { compile: 'does-not-compile', render: 'does-not-render' } as const;

const isBuildRule = (rule: string): boolean => Object.values<string>(buildRules).includes(rule);

/** As the API returns it. */
export function serializeReport<Report extends PublishReport>(
  report: Report,
  language: Language,
): Report {
  return {
    ...report,
    findings: report.findings.map((finding) => serializeFinding(finding, language)),
  };
}

function serializeFinding(finding: PublishFinding, language: Language): PublishFinding {
  const message = sayFinding(finding, language);
  const { phrase, fix, ...rest } = finding;
  if (isBuildRule(finding.rule)) return { ...rest, message };
  const label = fix && (sayPhrase(catalogues[language], fix.phrase) ?? fix.label);
  return {
    ...finding,
    message,
    ...(fix && label !== undefined ? { fix: { ...fix, label } } : {}),
  };
}

export function sayFinding(
  { rule, message, phrase }: Pick<PublishFinding, 'rule' | 'message' | 'phrase'>,
  language: Language,
): string {
  if (isBuildRule(rule)) return sayDiagnostic({ message, phrase }, language);
  return sayPhrase(catalogues[language], phrase) ?? message;
}
