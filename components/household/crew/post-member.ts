import { api } from '@/lib/api-client';
import type { Member, NewMember } from '@/lib/household/crew/schema';

/** Adds a member to the crew, and passes the saved member to `onAdded`. */
export async function postMember(input: NewMember, onAdded?: (member: Member) => void): Promise<void> {
  const { member } = await api.post<{ member: Member }>('/crew', input);
  onAdded?.(member);
}
