/** Kinds of notifications that a person on a trip can get. */
export const notificationKinds = ['answers', 'announcements', 'comments', 'changes', 'todos'] as const;

export type NotificationKind = (typeof notificationKinds)[number];

/** Ways in which a person can be notified of a kind. */
export interface Ways {
  mail: boolean;
  bell: boolean;
  push: boolean;
}

/** The choice of a person who hasn't chosen. The bell rings for every kind. */
export const defaultWays: Record<NotificationKind, Ways> = {
  answers: { mail: true, bell: true, push: true },
  announcements: { mail: true, bell: true, push: true },
  comments: { mail: true, bell: true, push: false },
  changes: { mail: true, bell: true, push: true },
  todos: { mail: true, bell: true, push: true },
};
