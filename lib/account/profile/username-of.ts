import { withoutAccents } from '@/lib/text';

/** Returns the username to propose to a person of this name; '' without letters to make it from. */
export function usernameOf(name: string): string {
  const [first = ''] = withoutAccents(name).trim().split(/\s+/);
  const base = first.replace(/[^a-z\d]/g, '').slice(0, 30);
  return base.length < 2 ? '' : base;
}
