// Shows push notifications and opens what they are about; without a network, shows a page that says so. No code and
// no data is ever kept, so nothing that is shown can be older than the server.
const OFFLINE = 'offline-2';
const offlinePage = '/offline.html';
const offlineFiles = [offlinePage, '/offline.js', '/favicon.svg'];

self.addEventListener('install', (event) => {
  const requests = offlineFiles.map((path) => new Request(path, { cache: 'reload' }));
  event.waitUntil(caches.open(OFFLINE).then((cache) => cache.addAll(requests)));
  // Nothing of the one before is in use: the next navigation may be answered by this one.
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), removeOldCaches()]));
});

async function removeOldCaches() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== OFFLINE).map((name) => caches.delete(name)));
}

self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  const { mode, method } = event.request;
  if (method !== 'GET' || origin !== self.location.origin) return;
  // Downloads and sign-in, which must fail as they do.
  if (/^\/(api|auth|realms)(\/|$)/.test(pathname)) return;
  if (mode === 'navigate') event.respondWith(loadPage(event));
  else if (offlineFiles.includes(pathname)) event.respondWith(loadOfflineFile(event.request));
});

async function loadPage(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match(offlinePage)) ?? Response.error();
  }
}

async function loadOfflineFile(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}

self.addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data.json();
  const icon = '/icon-192.png';
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon, data: { url } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data.url, self.location.origin)));
});

/** In a window that is open already, if there is one. Leads nowhere outside of the app. */
async function open(url) {
  if (url.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find((client) => client.focused) ?? windows[0];
  if (!shown) {
    await self.clients.openWindow(url.href);
    return;
  }
  await shown.focus();
  await shown.navigate(url.href).catch(() => self.clients.openWindow(url.href));
}
