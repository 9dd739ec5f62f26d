import { capital, countWord } from '@/lib/text';

export const thingsText = (count: number): string =>
  count === 0 ? 'Nothing to do' : `${capital(countWord(count))} ${count === 1 ? 'thing' : 'things'} to do`;
