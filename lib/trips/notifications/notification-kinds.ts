export const notificationKinds = ['answers', 'announcements', 'comments', 'changes', 'todos'] as const;

export type NotificationKind = (typeof notificationKinds)[number];

export interface Ways {
  mail: boolean;
  bell: boolean;
  push: boolean;
}

export const defaultWays: Record<NotificationKind, Ways> = {
  answers: { mail: true, bell: true, push: true },
  announcements: { mail: true, bell: true, push: true },
  comments: { mail: true, bell: true, push: false },
  changes: { mail: true, bell: true, push: true },
  todos: { mail: true, bell: true, push: true },
};
