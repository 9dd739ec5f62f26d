export const reportReasons = ['wrong', 'closed', 'unsafe', 'private', 'other'] as const;
