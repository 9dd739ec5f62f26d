// Shows what is pushed, and leads to its page. It keeps nothing and answers no request.

self.addEventListener('push', (event) => {
  const { title, body, path, tag } = readMessage(event.data);
  const shown = { body, tag, icon: '/icon-192.png', data: { path } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path));
});

/** A browser wants something to be shown for each push, also for one that makes no sense. */
function readMessage(data) {
  try {
    const { title, body, path, tag } = data.json();
    return { title: String(title), body: String(body), path, tag: String(tag) };
  } catch {
    return { title: 'Campmates', body: 'There is news of a trip.', path: '/notifications', tag: 'news' };
  }
}

/** A page of ours and nothing else: one that is open comes to the front. */
async function open(path) {
  const home = self.location.origin;
  const asked = typeof path === 'string' && URL.canParse(path, home) ? new URL(path, home) : new URL(home);
  const url = asked.origin === home ? asked.href : home;
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find((each) => each.url === url);
  return page ? page.focus() : self.clients.openWindow(url);
}
