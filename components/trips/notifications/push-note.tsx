'use client';

import { useSyncExternalStore } from 'react';

const words: Record<string, string> = {
  default: 'Push isn’t allowed in this browser yet.',
  denied: 'This browser refuses push from Campmates. Its settings can allow it.',
  none: 'This browser knows no push. On an iPhone, add Campmates to the home screen first.',
};

const subscribe = () => () => {};
const ownPermission = () => ('Notification' in window ? Notification.permission : 'none');

/** Why a push that was chosen doesn't come to this browser; nothing where it does. */
export function PushNote() {
  const permission = useSyncExternalStore(subscribe, ownPermission, () => 'granted');
  const text = words[permission];
  return text ? <p className="mt-3 text-sm text-muted">{text}</p> : null;
}
