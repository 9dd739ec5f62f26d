declare const self: ServiceWorkerGlobalScope;

export function showPush({ data }: PushEvent): Promise<void> {
  const { title, body, path, tag } = readPush(data);
  return self.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { path } });
}

interface Push {
  title: string;
  body: string;
  path: unknown;
  tag: string;
}

/** Browsers require a notification for every push message, even one that can't be read. */
const ANY: Push = {
  title: 'Campmates',
  body: 'There is news about a trip.',
  path: '/notifications',
  tag: 'news',
};

function readPush(data: PushMessageData | null): Push {
  if (!data) return ANY;
  try {
    const { title, body, path, tag } = data.json() as Record<string, unknown>;
    return { title: String(title), body: String(body), path, tag: String(tag) };
  } catch {
    return ANY;
  }
}

export async function openNotified({ notification }: NotificationEvent): Promise<void> {
  notification.close();
  const path: unknown = notification.data?.path;
  const home = self.location.origin;
  const asked = typeof path === 'string' && URL.canParse(path, home) ? new URL(path, home) : new URL(home);
  const url = asked.origin === home ? asked.href : home;
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find((each) => each.url === url);
  await (page ? page.focus() : self.clients.openWindow(url));
}
