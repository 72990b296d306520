// Sets the theme before the first paint. A file of its own because the page's policy forbids inline scripts.
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
