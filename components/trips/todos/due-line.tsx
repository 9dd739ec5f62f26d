import { type Day, today } from '@/lib/dates';
import { dueText } from './due-text';

/** When a to-do is due, below its words. */
export function DueLine({ due }: { due: Day }) {
  const { text, late } = dueText(due, today());
  return <p className={late ? 'todo-late' : undefined}>{text}</p>;
}
