// Sets the theme and what is shown before the app, ahead of the first paint. A file of its own because the page's
// policy forbids inline scripts.
(() => {
  let theme = 'dark';
  try {
    theme = localStorage.getItem('theme') || 'dark';
  } catch {
    // Storage can be closed to us; the default stands.
  }
  const dark =
    theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', dark);
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', dark ? '#080c0a' : '#f9fbfa');
})();

// The frame of the studio (index.html), for people who are signed in.
(() => {
  if (!/^\/ai-studio(?:\/|$)/.test(location.pathname)) return;
  try {
    const isSignedIn = [sessionStorage, localStorage].some((storage) =>
      storage.getItem('vys.access_token'),
    );
    if (!isSignedIn) return;
    const { sidebarCollapsed } = JSON.parse(localStorage.getItem('vys.preferences') || '{}');
    document.documentElement.dataset.frame = sidebarCollapsed ? 'studio-wide' : 'studio';
  } catch {
    // Nobody is known to be signed in.
  }
})();
