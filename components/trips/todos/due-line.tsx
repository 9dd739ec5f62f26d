import { type Day, today } from '@/lib/dates';
import { dueText } from './due-text';

/** A to-do's due date, shown below its text. */
export function DueLine({ due }: { due: Day }) {
  const { text, late } = dueText(due, today());
  return <p className={late ? 'todo-late' : undefined}>{text}</p>;
}
