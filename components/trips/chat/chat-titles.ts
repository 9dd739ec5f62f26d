import type { ChatKey } from '@/lib/trips/chat/chat-words';

export const chatTitles: Record<ChatKey, string> = {
  created: 'Trip created',
  decided: 'Dates decided',
  seats: 'Seats sorted',
  'last call': 'Last call',
  meet: 'Where we meet',
  conditions: 'Bans and roads',
  settle: 'Settle up',
};
