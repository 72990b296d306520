// Error codes of the pages module.
export const pagesErrors = {
  'pages.not_found': { status: 404, message: 'There is no page yet.' },
  'pages.version_not_found': { status: 404, message: 'This version is no longer kept.' },
  'pages.part_not_restorable': {
    status: 409,
    message: "This part can't be restored on its own. You can restore the whole version.",
  },
  'pages.no_step': { status: 409, message: "There's nothing to undo." },
  'pages.page_limit_reached': {
    status: 403,
    message: "You've reached your page limit. Upgrade to create more pages.",
  },
  'pages.code_locked': {
    status: 403,
    message:
      'Editing code is available on Premium and Team. Upgrade to save code changes, or ask the assistant to make them.',
  },
  'pages.source_too_large': { status: 413, message: 'Page source can be up to 256 KB.' },
  'pages.does_not_compile': {
    status: 422,
    message: "The page has an error, so it wasn't published.",
  },
  'pages.does_not_render': {
    status: 422,
    message: "The page couldn't be rendered, so it wasn't published.",
  },
  'pages.publish_blocked': {
    status: 422,
    message: "The page contains something that can't be published.",
  },
  'pages.unfinished': {
    status: 422,
    message: 'Your page still has placeholder text or links that lead nowhere.',
  },
  'pages.stale': {
    status: 412,
    message: 'This page was changed elsewhere. Reload to see the newer version; yours is kept.',
  },
  'pages.operation_failed': {
    status: 422,
    message: "This change doesn't fit the page any longer. Nothing was changed.",
  },
  'pages.edit_id_reused': {
    status: 422,
    message: 'This id belongs to another change. Nothing was changed.',
  },
  'pages.unreadable': {
    status: 422,
    message: "Your page's code has an error. Fix it in the AI Studio, then try again.",
  },
  'pages.suspended': {
    status: 403,
    message: "Your page is suspended and can't be published. You can appeal in the AI Studio.",
  },
  'pages.address_needed': { status: 409, message: 'Choose your username before publishing.' },
  'pages.submission_not_found': { status: 404, message: 'This message was already deleted.' },
  'pages.not_saved': { status: 409, message: 'Save your page before publishing' },
} as const;
