-- Names of the field for tables, columns, constraints and indexes; the code uses the same. docs/glossary.md
-- lists the concepts. No data changes but one status of moderation cases.

alter table outbox rename to email_queue;
alter index outbox_pkey rename to email_queue_pkey;
alter index outbox_next_attempt_at_idx rename to email_queue_next_attempt_at_idx;

alter table mailed_links rename to email_tokens;
alter index mailed_links_pkey rename to email_tokens_pkey;
alter index mailed_links_user_id_idx rename to email_tokens_user_id_idx;
alter table email_tokens rename constraint mailed_links_user_id_fkey to email_tokens_user_id_fkey;
alter table email_tokens rename constraint mailed_links_purpose_check to email_tokens_purpose_check;

alter table confirm_mails rename to confirmation_email_log;
alter index confirm_mails_email_hash_idx rename to confirmation_email_log_email_hash_idx;
alter index confirm_mails_sent_at_idx rename to confirmation_email_log_sent_at_idx;

alter table form_submissions rename column confirm_hash to confirmation_token_hash;
alter table form_submissions rename column confirm_expires_at to confirmation_expires_at;
alter table form_submissions rename column confirm_sent_at to confirmation_sent_at;
alter table form_submissions rename column confirm_sends to confirmation_send_count;
alter table form_submissions rename column leave_token to unsubscribe_token;
alter index form_submissions_confirm_hash_key rename to form_submissions_confirmation_token_hash_key;
alter index form_submissions_leave_token_key rename to form_submissions_unsubscribe_token_key;

alter table doomed_files rename to pending_file_deletions;
alter index doomed_files_pkey rename to pending_file_deletions_pkey;
alter index doomed_files_due_at_idx rename to pending_file_deletions_due_at_idx;

alter table forgotten_pages rename to deleted_pages;
alter table deleted_pages rename column forgotten_at to deleted_at;
alter index forgotten_pages_pkey rename to deleted_pages_pkey;

alter table former_names rename to retired_usernames;
alter index former_names_pkey rename to retired_usernames_pkey;
alter index former_names_user_id_idx rename to retired_usernames_user_id_idx;
alter table retired_usernames rename constraint former_names_user_id_fkey to retired_usernames_user_id_fkey;

-- identity: the field's names for rate limits (generic cell rate algorithm) and device cookies.
alter table try_budgets rename to rate_limits;
alter table rate_limits rename column used_up_to to theoretical_arrival_at;
alter table rate_limits rename column tries to attempts;
alter table rate_limits rename column forget_at to expires_at;
alter index try_budgets_pkey rename to rate_limits_pkey;
alter index try_budgets_forget_at_idx rename to rate_limits_expires_at_idx;

-- The hash of the device id, as in known_devices.device_hash.
alter table sessions rename column binding_hash to device_hash;
alter table sessions rename column misused_at to device_mismatch_at;
alter table sessions rename column sealed_successor to encrypted_successor;
alter index sessions_binding_hash_idx rename to sessions_device_hash_idx;

-- analytics: names that the field uses.
alter table uncounted_events rename to excluded_events;
alter table excluded_events rename constraint uncounted_events_pkey to excluded_events_pkey;

alter table visitor_secrets rename to visitor_salts;
alter table visitor_salts rename column secret to salt;
alter table visitor_salts rename constraint visitor_secrets_pkey to visitor_salts_pkey;

alter table tracked_pages rename to analytics_pages;
alter table analytics_pages rename constraint tracked_pages_pkey to analytics_pages_pkey;
alter index tracked_pages_user_id_idx rename to analytics_pages_user_id_idx;

-- pages: the published build of a page, and the specs of its OG images.
alter table artifacts rename to published_pages;
alter table published_pages rename column card_hash to og_image_hash;
alter table published_pages rename constraint artifacts_pkey to published_pages_pkey;
alter table published_pages rename constraint artifacts_page_id_fkey to published_pages_page_id_fkey;
alter index artifacts_card_hash_idx rename to published_pages_og_image_hash_idx;

alter table sharing_notes rename to og_image_sources;
alter table og_image_sources rename column card_hash to og_image_hash;
alter table og_image_sources rename constraint sharing_notes_pkey to og_image_sources_pkey;
alter table og_image_sources rename constraint sharing_notes_page_id_fkey to og_image_sources_page_id_fkey;

-- moderation: appeals.
alter table moderation_objections rename to moderation_appeals;
alter table moderation_appeals rename constraint moderation_objections_pkey to moderation_appeals_pkey;
alter table moderation_appeals rename constraint moderation_objections_case_id_fkey to moderation_appeals_case_id_fkey;
alter index moderation_objections_case_id_idx rename to moderation_appeals_case_id_idx;

drop index moderation_cases_page_id_key;
alter table moderation_cases drop constraint moderation_cases_status_check;
update moderation_cases set status = 'appealed' where status = 'objected';
alter table moderation_cases add constraint moderation_cases_status_check
  check (status in ('open', 'appealed', 'suspended', 'reinstated', 'dismissed'));
-- Reports of a page join the case that it has.
create unique index moderation_cases_page_id_key on moderation_cases (page_id)
  where status in ('open', 'appealed', 'suspended');
