/** Kinds of notifications that a person on a trip can get. */
export const notificationKinds = ['answers', 'announcements', 'comments', 'changes', 'todos'] as const;

export type NotificationKind = (typeof notificationKinds)[number];

/** Ways in which a person can be notified of a kind. */
export interface Ways {
  mail: boolean;
  bell: boolean;
  push: boolean;
}

/** The ways in which a person who hasn't chosen is notified. Every kind appears on the bell. */
export const defaultWays: Record<NotificationKind, Ways> = {
  answers: { mail: true, bell: true, push: true },
  announcements: { mail: true, bell: true, push: true },
  comments: { mail: true, bell: true, push: false },
  changes: { mail: true, bell: true, push: true },
  todos: { mail: true, bell: true, push: true },
};
