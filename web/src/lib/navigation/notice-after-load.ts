// A message that outlives one load of the page, in this tab.
const KEY = 'vys.notice';

/** Loads the app at that path of our own, which then shows the message. */
export function loadWithNotice(path: string, notice: string): void {
  keepNotice(notice);
  window.location.assign(path);
}

export function keepNotice(notice: string): void {
  try {
    sessionStorage.setItem(KEY, notice);
  } catch {
    // Without storage the page loads without the message.
  }
}

/** The message, once. */
export function takeNotice(): string | null {
  try {
    const notice = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return notice;
  } catch {
    return null;
  }
}
