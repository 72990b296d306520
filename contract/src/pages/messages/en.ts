// Messages of the errors of pages, their import and export, moderation, the assistant, media and analytics, by their codes.
export const errorMessages = {
  'pages.not_found': 'There is no page yet.',
  'pages.version_not_found': 'This version is no longer kept.',
  'pages.part_not_restorable':
    "This part can't be restored on its own. You can restore the whole version.",
  'pages.no_step': "There's nothing to undo.",
  'pages.page_limit_reached': "You've reached your page limit. Upgrade to create more pages.",
  'pages.code_locked':
    'Editing code is available on Premium and Team. Upgrade to save code changes, or ask the assistant to make them.',
  'pages.source_too_large': 'Page source can be up to 256 KB.',
  'pages.does_not_compile': "The page has an error, so it wasn't published.",
  'pages.does_not_render': "The page couldn't be rendered, so it wasn't published.",
  'pages.publish_blocked': "The page contains something that can't be published.",
  'pages.unfinished': 'Your page still has placeholder text or links that lead nowhere.',
  'pages.stale': 'This page was changed elsewhere. Reload to see the newer version; yours is kept.',
  'pages.operation_failed': "This change doesn't fit the page any longer. Nothing was changed.",
  'pages.edit_id_reused': 'This id belongs to another change. Nothing was changed.',
  'pages.unreadable': "Your page's code has an error. Fix it in the AI Studio, then try again.",
  'pages.suspended':
    "Your page is suspended and can't be published. You can appeal in the AI Studio.",
  'pages.deletion_blocked':
    "Your page is suspended, so it can't be deleted until its case is closed. You can appeal in the AI Studio.",
  'pages.address_needed': 'Choose your username before publishing.',
  'pages.submission_not_found': 'This message was already deleted.',
  'pages.not_saved': 'Save your page before publishing',
  'pages.import_unreadable': "We couldn't find a page to import.",
  'pages.import_refused':
    'You can only import public web addresses that start with http:// or https://.',
  'pages.import_unreachable': "We couldn't load the page at this address. Check it and try again.",
  'pages.import_too_large': 'Imported pages can be up to 2 MB.',
  'moderation.case_not_found': "We couldn't find this case.",
  'moderation.decision_not_possible': 'This case has changed. Reload it to see its current status.',
  'moderation.nothing_to_appeal':
    "Your page isn't suspended, or your appeal is already being reviewed.",
  'ai.allowance_used_up': "You've used all AI requests in your plan. Upgrade to continue.",
  'ai.message_empty': 'Write a message first.',
  'ai.not_understood': "The assistant didn't understand that. Try rephrasing.",
  'ai.turn_running': 'The assistant is still working on your last message.',
  'ai.turn_interrupted': "The server was interrupted. Your page hasn't changed; please try again.",
  'ai.turn_not_found': 'This turn is no longer there.',
  'ai.key_reused': 'This Idempotency-Key belongs to another message.',
  'media.not_an_image': 'Only JPEG, PNG, WebP, AVIF and GIF images can be uploaded.',
  'media.image_too_large': 'Images can be up to 10 MB and 40 megapixels.',
  'media.image_damaged': 'This image is damaged. Try a different file.',
  'media.storage_full':
    'Your storage is full. Delete images you no longer need, or upgrade for more space.',
  'media.in_use': 'This image is used on your page. Deleting it will remove it there.',
  'media.not_found': "We couldn't find this image.",
  'analytics.period_locked':
    "Your plan doesn't reach back this far. Upgrade to see a longer period.",
  'analytics.page_not_found': 'There is no page with figures yet.',
  'analytics.foreign_origin': 'Views and clicks only count when they come from the page itself.',
};
