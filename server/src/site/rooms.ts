// What the public host needs of the rooms to its left.
import type { Report, Target } from '@vys/contract/moderation';
import type { VisitEvent } from '../analytics/index.ts';

export type PublicPage =
  | {
      kind: 'page';
      pageId: string;
      isIndexable: boolean;
      artifact: { html: Buffer; brotli: Buffer; gzip: Buffer; etag: string; policy: string };
    }
  | { kind: 'moved'; to: string }
  | { kind: 'suspended' }
  | { kind: 'none' };

export type Submission = { name: string; kind: string; fields: Record<string, string> };

export type Inspection =
  | {
      kind: 'page';
      title: string;
      firstPublishedAt: Date | null;
      publishedAt: Date | null;
      links: Target[];
      embeds: Target[];
      forms: string[];
      runsCode: boolean;
      loads: Target[];
    }
  | { kind: 'suspended' }
  | { kind: 'none' };

export type LinkKind = 'confirm' | 'unsubscribe';

type LinkTarget = { email: string; pageUrl: string };

/** Undefined when the link was used, has ended or never was. */
export type FormLinks = {
  find(kind: LinkKind, token: string): Promise<LinkTarget | undefined>;
  follow(kind: LinkKind, token: string): Promise<LinkTarget | undefined>;
};

export type SitePages = {
  findPublic(name: string): Promise<PublicPage>;
  /** Names whose next request must be looked up again. */
  onChange(listener: (name: string) => void): void;
  findSharingImage(hash: string): Promise<Buffer | undefined>;
  countIndexed(): Promise<number>;
  listIndexed(offset: number, limit: number): Promise<{ name: string; publishedAt: Date }[]>;
  submitForm(submission: Submission): Promise<{ confirmsByMail: boolean }>;
  formLinks: FormLinks;
  inspect(name: string): Promise<Inspection>;
  /** Gives a case number, also where there is nothing to report. */
  report(name: string, report: Report): Promise<string>;
};

export type SiteAnalytics = { record(event: VisitEvent): Promise<void> };

export type SiteMedia = {
  findFile(key: string): Promise<{ bytes: Buffer; contentType: string } | undefined>;
};
