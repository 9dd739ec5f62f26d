import 'server-only';

export async function tellConditions(): Promise<void> {}
