export const reportReasons = ['wrong', 'closed', 'unsafe', 'private', 'offensive', 'other'] as const;
