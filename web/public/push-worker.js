// Shows push notifications and opens what they are about. Caches nothing and answers no request.
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
