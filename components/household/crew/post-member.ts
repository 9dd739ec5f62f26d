import { api } from '@/lib/api-client';
import type { Member, NewMember } from '@/lib/household/crew/schema';

export async function postMember(input: NewMember, onAdded?: (member: Member) => void): Promise<void> {
  const { member } = await api.post<{ member: Member }>('/crew', input);
  onAdded?.(member);
}
