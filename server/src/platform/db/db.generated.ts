// Written by tools/generate/generate-db-types.ts from the migrated schema; not to be edited.
// Column types as platform/db/db.ts reads them and as pg takes them.

import type { ColumnType } from 'kysely';

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | JsonValue[]
  | { [key: string]: JsonValue };
/** Written as JSON text: the driver would take a JavaScript array for an SQL array. */
type Json = ColumnType<JsonValue, string, string>;
type Int8 = ColumnType<number, number | bigint | string, number | bigint | string>;
type Numeric = ColumnType<string, number | string, number | string>;
type Timestamp = ColumnType<Date, Date | string, Date | string>;
type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>;
type GeneratedAlways<T> =
  T extends ColumnType<infer S, unknown, unknown> ? ColumnType<S, never, never> : ColumnType<T, never, never>;

export interface Accounts {
  user_id: string;
  email: string;
  username: string;
  full_name: Generated<string>;
  avatar_url: string | null;
  vys_url: string | null;
  tier: Generated<string>;
  pages_active: Generated<boolean>;
  current_views_goal: Generated<Int8>;
  goal_notifications: Generated<Array<string>>;
  qr_settings: Json | null;
  storage_used: Generated<Int8>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  time_zone: string | null;
  history_tier: string | null;
  suspended_at: Timestamp | null;
  suspension_reason: string | null;
  first_shared_at: Timestamp | null;
  checklist_closed_at: Timestamp | null;
  language: string | null;
}

export interface AiRequests {
  id: GeneratedAlways<Int8>;
  user_id: string;
  created_at: Generated<Timestamp>;
  turn: string | null;
}

export interface AnalyticsPages {
  page_id: string;
  user_id: string;
  title: string;
  number: GeneratedAlways<number>;
}

export interface AnalyticsPublishes {
  page_id: string;
  at: Timestamp;
}

export interface Announcements {
  id: Generated<string>;
  type: string;
  title: string;
  message: string;
  action_url: string | null;
  status: string;
  publish_at: Timestamp;
  started_at: Timestamp | null;
  delivered_until: string | null;
  delivered_count: Generated<number>;
  created_by: string | null;
  created_by_email: string;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface ApiKeys {
  id: Generated<string>;
  user_id: string;
  key_hash: Buffer;
  last_characters: string;
  name: string;
  scopes: Array<string>;
  created_at: Timestamp;
  expires_at: Timestamp | null;
  last_used_at: Timestamp | null;
  last_used_from: Generated<string>;
}

export interface AssistantUsage {
  id: GeneratedAlways<Int8>;
  user_id: string;
  model: string;
  failure: string | null;
  input_tokens: number;
  output_tokens: number;
  repairs: number;
  milliseconds: number;
  cost: Numeric | null;
  created_at: Timestamp;
}

export interface BackupRuns {
  id: GeneratedAlways<Int8>;
  started_at: Timestamp;
  finished_at: Timestamp;
  error: string | null;
  archive: string | null;
  bytes: Int8 | null;
  rows: Int8 | null;
  files: Int8 | null;
  is_encrypted: boolean;
}

export interface BillingComps {
  user_id: string;
  tier: string;
  ends_at: Timestamp | null;
  created_at: Timestamp;
}

export interface BillingCustomers {
  user_id: string;
  mode: string;
  customer_id: string;
  details: Generated<Json>;
  hint_number: Generated<Int8>;
  applied_number: Generated<Int8>;
  created_at: Generated<Timestamp>;
}

export interface BillingEvents {
  event_id: string;
  type: string;
  received_at: Timestamp;
}

export interface BillingIntents {
  id: Generated<string>;
  user_id: string;
  price_id: string;
  created_at: Timestamp;
  closed_at: Timestamp | null;
  succeeded: boolean | null;
}

export interface BillingNotices {
  user_id: string;
  key: string;
  sent_at: Timestamp;
}

export interface BillingSandboxEvents {
  id: string;
  number: GeneratedAlways<Int8>;
  data: Json;
  attempts: Generated<number>;
  next_attempt_at: Timestamp | null;
}

export interface BillingSandboxKeys {
  key: string;
  request_hash: Buffer;
  status: number | null;
  body: Json | null;
  created_at: Timestamp;
}

export interface BillingSandboxObjects {
  id: string;
  kind: string;
  customer: string | null;
  data: Json;
  number: GeneratedAlways<Int8>;
  due_at: Timestamp | null;
  test_clock: string | null;
}

export interface BillingSubscriptions {
  user_id: string;
  subscription_id: string;
  status: string;
  snapshot: Json;
  overdue_since: Timestamp | null;
  review_at: Timestamp | null;
  updated_at: Timestamp;
}

export interface ChatTurnEvents {
  turn_id: string;
  seq: number;
  event: Json;
}

export interface ChatTurns {
  id: Generated<string>;
  user_id: string;
  message: string;
  reply: Generated<string>;
  before_version_id: string | null;
  after_version_id: string | null;
  created_at: Generated<Timestamp>;
  state: Generated<string>;
  idempotency_key: string | null;
  request: Json | null;
  changed_page: Generated<boolean>;
  receipt: string | null;
  offers: Json | null;
  attempt: Generated<number>;
  lease_id: string | null;
  lease_until: Timestamp | null;
  ended_at: Timestamp | null;
}

export interface ConfirmationEmailLog {
  email_hash: Buffer;
  sent_at: Timestamp;
}

export interface DeletedPages {
  page_id: string;
  deleted_at: Timestamp;
  number: number;
}

export interface DeletedUsers {
  user_hash: Buffer;
  deleted_at: Timestamp;
}

export interface EditorCodes {
  code_hash: Buffer;
  user_id: string;
  session_id: string;
  email: string;
  username: string;
  full_name: string;
  origin: string;
  code_challenge: string | null;
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  used_at: Timestamp | null;
  token_hash: Buffer | null;
  token_expires_at: Timestamp | null;
  token_revoked_at: Timestamp | null;
}

export interface EmailChanges {
  user_id: string;
  session_id: string;
  old_email: string;
  new_email: string;
  old_token_hash: Buffer;
  new_token_hash: Buffer | null;
  old_confirmed_at: Timestamp | null;
  new_confirmed_at: Timestamp | null;
  created_at: Timestamp;
  expires_at: Timestamp;
}

export interface EmailTokens {
  token_hash: Buffer;
  user_id: string;
  purpose: string;
  email: string;
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
}

export interface EmailUnsubscribeTokens {
  user_id: string;
  token: string;
  list: string;
}

export interface EventLimits {
  is_only: Generated<boolean>;
  complete_from: string;
  home: Generated<string>;
  moving_to: string | null;
  moved_until: Generated<number>;
}

export interface EventSegments {
  id: string;
  at: Timestamp;
  number: Int8 | null;
  is_loaded: Generated<boolean>;
  is_released: Generated<boolean>;
}

export interface EventTexts {
  id: GeneratedAlways<number>;
  page: number;
  hash: Buffer;
  text: string;
}

export interface Events {
  id: Generated<Int8>;
  at: Timestamp;
  visitor: Int8;
  page: number;
  day: string;
  link: number;
  referrer: number;
  source: number;
  medium: number;
  campaign: number;
  country: number;
  browser: number;
  language: number;
  retention: number;
  hour: number;
  kind: number;
  device: number;
}

export interface ExcludedEvents {
  page_id: string;
  day: string;
  reason: string;
  count: Generated<Int8>;
}

export interface FailedJobs {
  id: string;
  name: string;
  key: string | null;
  payload: Json;
  attempts: number;
  reason: string;
  created_at: Timestamp;
  failed_at: Timestamp;
}

export interface FormSubmissions {
  id: Generated<string>;
  page_id: string;
  kind: string;
  email: string | null;
  name: string | null;
  message: string | null;
  created_at: Generated<Timestamp>;
  status: Generated<string>;
  extra: Generated<Json>;
  confirmation_token_hash: Buffer | null;
  confirmation_expires_at: Timestamp | null;
  confirmation_sent_at: Timestamp | null;
  confirmation_send_count: Generated<number>;
  unsubscribe_token: string | null;
}

export interface KnownDevices {
  device_hash: Buffer;
  login_hash: Buffer;
  user_id: string;
  seen_at: Timestamp;
}

export interface KnownSources {
  user_id: string;
  hash: Buffer;
  seen_at: Generated<Timestamp>;
}

export interface LiveTickets {
  hash: Buffer;
  user_id: string;
  session_id: string;
  session_expires_at: Timestamp;
  expires_at: Timestamp;
}

export interface Media {
  id: Generated<string>;
  user_id: string;
  filename: string;
  storage_key: string;
  thumbnail_key: string;
  content_type: string;
  width: number;
  height: number;
  bytes: Int8;
  created_at: Generated<Timestamp>;
  variant_widths: Generated<Array<number>>;
  color: string | null;
}

export interface ModerationAppeals {
  id: Generated<string>;
  case_id: string;
  message: string;
  created_at: Generated<Timestamp>;
}

export interface ModerationCases {
  id: Generated<string>;
  case_number: string;
  page_id: string;
  status: Generated<string>;
  reason: string | null;
  report_count: Generated<number>;
  created_at: Generated<Timestamp>;
  last_reported_at: Generated<Timestamp>;
  decided_at: Timestamp | null;
}

export interface ModerationLog {
  id: GeneratedAlways<Int8>;
  case_id: string;
  case_number: string;
  page_id: string | null;
  page_name: string;
  decision: string;
  reason: string;
  operator_id: string;
  operator_email: string;
  created_at: Timestamp;
}

export interface ModerationReports {
  id: Generated<string>;
  case_id: string;
  reason: string;
  message: string;
  email: string | null;
  created_at: Generated<Timestamp>;
}

export interface NotificationDeliveries {
  notification_id: string;
  method: string;
  user_id: string;
  due_at: Timestamp;
}

export interface NotificationFeeds {
  user_id: string;
  position: Int8;
  emailed_at: Timestamp | null;
}

export interface NotificationPreferences {
  user_id: string;
  email_notifications: boolean;
  push_notifications: boolean;
  in_app_notifications: boolean;
  notification_types: Json;
  quiet_hours_enabled: boolean;
  quiet_hours_start: string;
  quiet_hours_end: string;
  updated_at: Timestamp;
}

export interface Notifications {
  id: Generated<string>;
  user_id: string;
  type: string;
  title: string;
  message: string;
  action_url: string | null;
  read: Generated<boolean>;
  archived_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  position: Int8;
  merge_key: string | null;
  event_count: Generated<number>;
  hidden: Generated<boolean>;
  read_change_id: string | null;
  archive_change_id: string | null;
  event_position: Generated<Int8>;
}

export interface OgImageSources {
  page_id: string;
  og_image_hash: string;
}

export interface OperatorLog {
  id: GeneratedAlways<Int8>;
  operator_id: string;
  operator_email: string;
  action: string;
  user_id: string | null;
  reason: string;
  details: Generated<Json>;
  created_at: Timestamp;
}

export interface OwnVisitMarks {
  hash: Buffer;
  user_id: string;
  is_ticket: boolean;
  expires_at: Timestamp;
}

export interface PackedDays {
  page: number;
  day: string;
  views: number;
  clicks: number;
  visitors: number;
  visits: number;
  clickers: number;
  data: Buffer;
}

export interface PageEdits {
  page_id: string;
  id: string;
  hash: Buffer;
  saved_at: Timestamp;
}

export interface PageTotals {
  page_id: string;
  views: Int8;
  clicks: Int8;
}

export interface PageVersions {
  id: Generated<string>;
  page_id: string;
  auto_saved: boolean;
  jsx: string;
  css: string;
  title: string;
  description: string;
  undo_version_id: string | null;
  created_at: Generated<Timestamp>;
  source_hash: Buffer;
  content_bytes: number;
  redo_version_id: string | null;
  number: number;
  source: string | null;
  published_at: Timestamp | null;
  edit_batch: string | null;
}

export interface Pages {
  id: Generated<string>;
  user_id: string;
  jsx: string;
  css: string;
  title: string;
  description: string;
  status: Generated<string>;
  is_active: Generated<boolean>;
  revision: Generated<number>;
  current_version_id: string | null;
  published_version_id: string | null;
  published_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  first_published_at: Timestamp | null;
  suspended_at: Timestamp | null;
  last_version_number: Generated<number>;
}

export interface PasskeyChallenges {
  challenge: string;
  user_id: string | null;
  expires_at: Timestamp;
}

export interface Passkeys {
  id: Generated<string>;
  user_id: string;
  credential_id: string;
  public_key: Buffer;
  counter: Int8;
  transports: Generated<Array<string>>;
  name: string;
  synced: boolean;
  created_at: Generated<Timestamp>;
  last_used_at: Timestamp | null;
}

export interface PendingFileDeletions {
  key: string;
  due_at: Timestamp;
  deleting_until: Timestamp | null;
}

export interface PublishedPages {
  page_id: string;
  html_hash: string;
  policy: string;
  needs_runtime: boolean;
  public_name: string;
  branded: boolean;
  built_at: Generated<Timestamp>;
  og_image_hash: string | null;
  is_indexable: Generated<boolean>;
}

export interface PushSubscriptions {
  id: Generated<string>;
  user_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: Timestamp;
}

export interface RateLimits {
  key: string;
  theoretical_arrival_at: Timestamp;
  attempts: number;
  expires_at: Timestamp;
}

export interface RecoveryCodes {
  user_id: string;
  code_hash: Buffer;
  used_at: Timestamp | null;
}

export interface RetiredUsernames {
  name: string;
  user_id: string | null;
  reserved_until: Timestamp;
}

export interface Sessions {
  id: Generated<string>;
  user_id: string;
  scope: string;
  family_hash: Buffer;
  refresh_hash: Buffer;
  previous_hash: Buffer | null;
  encrypted_successor: Buffer | null;
  rotated_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  last_used_at: Generated<Timestamp>;
  expires_at: Timestamp;
  absolute_expires_at: Timestamp;
  ended_at: Timestamp | null;
  device_hash: Buffer | null;
  device_mismatch_at: Timestamp | null;
  user_agent: Generated<string>;
  address: Generated<string>;
}

export interface SigningKeys {
  kid: string;
  algorithm: string;
  private_jwk: Json | null;
  public_jwk: Json;
  created_at: Generated<Timestamp>;
  retired_at: Timestamp | null;
  active_from: Generated<Timestamp>;
}

export interface SuppressedEmails {
  address: string;
  created_at: Timestamp;
  bounce_reason: string | null;
}

export interface TotpFactors {
  user_id: string;
  secret: Buffer;
  confirmed_at: Timestamp | null;
  last_step: Generated<Int8>;
  created_at: Generated<Timestamp>;
}

export interface UnsealedDays {
  page: number;
  day: string;
  stamp: Generated<Int8>;
}

export interface Users {
  id: Generated<string>;
  email: string;
  username: string;
  first_name: Generated<string>;
  last_name: Generated<string>;
  password_hash: string;
  email_verified: Generated<boolean>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  password_changed_at: Timestamp | null;
  disabled_at: Timestamp | null;
}

export interface VapidKeys {
  id: Generated<boolean>;
  public_key: string;
  private_key: string;
}

export interface VisitorSalts {
  day: string;
  salt: Buffer;
  created_at: Generated<Timestamp>;
}

export interface WeeklyDigests {
  user_id: string;
  enabled: boolean;
  queued_week: string | null;
  done_week: string | null;
}

export interface DB {
  accounts: Accounts;
  ai_requests: AiRequests;
  analytics_pages: AnalyticsPages;
  analytics_publishes: AnalyticsPublishes;
  announcements: Announcements;
  api_keys: ApiKeys;
  assistant_usage: AssistantUsage;
  backup_runs: BackupRuns;
  billing_comps: BillingComps;
  billing_customers: BillingCustomers;
  billing_events: BillingEvents;
  billing_intents: BillingIntents;
  billing_notices: BillingNotices;
  billing_sandbox_events: BillingSandboxEvents;
  billing_sandbox_keys: BillingSandboxKeys;
  billing_sandbox_objects: BillingSandboxObjects;
  billing_subscriptions: BillingSubscriptions;
  chat_turn_events: ChatTurnEvents;
  chat_turns: ChatTurns;
  confirmation_email_log: ConfirmationEmailLog;
  deleted_pages: DeletedPages;
  deleted_users: DeletedUsers;
  editor_codes: EditorCodes;
  email_changes: EmailChanges;
  email_tokens: EmailTokens;
  email_unsubscribe_tokens: EmailUnsubscribeTokens;
  event_limits: EventLimits;
  event_segments: EventSegments;
  event_texts: EventTexts;
  events: Events;
  excluded_events: ExcludedEvents;
  failed_jobs: FailedJobs;
  form_submissions: FormSubmissions;
  known_devices: KnownDevices;
  known_sources: KnownSources;
  live_tickets: LiveTickets;
  media: Media;
  moderation_appeals: ModerationAppeals;
  moderation_cases: ModerationCases;
  moderation_log: ModerationLog;
  moderation_reports: ModerationReports;
  notification_deliveries: NotificationDeliveries;
  notification_feeds: NotificationFeeds;
  notification_preferences: NotificationPreferences;
  notifications: Notifications;
  og_image_sources: OgImageSources;
  operator_log: OperatorLog;
  own_visit_marks: OwnVisitMarks;
  packed_days: PackedDays;
  page_edits: PageEdits;
  page_totals: PageTotals;
  page_versions: PageVersions;
  pages: Pages;
  passkey_challenges: PasskeyChallenges;
  passkeys: Passkeys;
  pending_file_deletions: PendingFileDeletions;
  published_pages: PublishedPages;
  push_subscriptions: PushSubscriptions;
  rate_limits: RateLimits;
  recovery_codes: RecoveryCodes;
  retired_usernames: RetiredUsernames;
  sessions: Sessions;
  signing_keys: SigningKeys;
  suppressed_emails: SuppressedEmails;
  totp_factors: TotpFactors;
  unsealed_days: UnsealedDays;
  users: Users;
  vapid_keys: VapidKeys;
  visitor_salts: VisitorSalts;
  weekly_digests: WeeklyDigests;
}
