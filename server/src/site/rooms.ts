// What the public host needs of the rooms to its left.
import type { VisitEvent } from '../analytics/index.ts';

export type PublicPage =
  | {
      kind: 'page';
      pageId: string;
      artifact: { html: Buffer; brotli: Buffer; gzip: Buffer; etag: string; policy: string };
    }
  | { kind: 'moved'; to: string }
  | { kind: 'none' };

export type Submission = { name: string; kind: string; fields: Record<string, string> };

export type SitePages = {
  findPublic(name: string): Promise<PublicPage>;
  /** Names whose next request must be looked up again. */
  onChange(listener: (name: string) => void): void;
  submitForm(submission: Submission): Promise<unknown>;
};

export type SiteAnalytics = { record(event: VisitEvent): Promise<void> };

export type SiteMedia = {
  findFile(key: string): Promise<{ bytes: Buffer; contentType: string } | undefined>;
};
