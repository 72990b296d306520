// What the public site needs from the modules below it.
import type { OutboundLink, Report } from '@vys/contract/moderation';
import type { VisitEvent } from '../analytics/index.ts';

export type PublicPage =
  | {
      kind: 'page';
      pageId: string;
      isIndexable: boolean;
      pageBuild: { html: Buffer; brotli: Buffer; gzip: Buffer; etag: string; policy: string };
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
      links: OutboundLink[];
      embeds: OutboundLink[];
      forms: string[];
      runsCode: boolean;
      loads: OutboundLink[];
    }
  | { kind: 'suspended' }
  | { kind: 'none' };

export type SubscriptionLinkKind = 'confirm' | 'unsubscribe';

type SubscriptionLinkTarget = { email: string; pageUrl: string };

/** Undefined when the link was used, has ended or never was. */
export type SubscriptionLinks = {
  preview(kind: SubscriptionLinkKind, token: string): Promise<SubscriptionLinkTarget | undefined>;
  execute(kind: SubscriptionLinkKind, token: string): Promise<SubscriptionLinkTarget | undefined>;
};

export type SitePages = {
  findPublic(name: string): Promise<PublicPage>;
  /** Names whose next request must be looked up again. */
  onChange(listener: (name: string) => void): void;
  findOgImage(hash: string): Promise<Buffer | undefined>;
  countIndexed(): Promise<number>;
  listIndexed(offset: number, limit: number): Promise<{ name: string; publishedAt: Date }[]>;
  submitForm(submission: Submission): Promise<{ confirmsByEmail: boolean }>;
  subscriptionLinks: SubscriptionLinks;
  inspect(name: string): Promise<Inspection>;
  /** Gives a case number, also where there is nothing to report. */
  report(name: string, report: Report): Promise<string>;
};

export type SiteAnalytics = { record(event: VisitEvent): Promise<void> };

export type SiteMedia = {
  findFile(key: string): Promise<{ bytes: Buffer; contentType: string } | undefined>;
};
