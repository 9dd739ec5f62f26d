import { Icon } from '@/components/ui/icon';
import { capital, countWord } from '@/lib/text';

/** What was checked and is fine. */
export function CheckedList({ checked }: { checked: readonly string[] }) {
  const { length } = checked;
  if (length === 0) return null;
  return (
    <details className="group border-t border-line text-body text-muted">
      <summary className="flex min-h-13 list-none items-center gap-3.5 -outline-offset-2 [&::-webkit-details-marker]:hidden">
        <Icon name="check" />
        <span className="flex-1">
          {length === 1 ? 'One other thing is fine' : `${capital(countWord(length))} other things are fine`}
        </span>
        <Icon name="chevron-down" className="group-open:rotate-180" />
      </summary>
      <ul className="space-y-1.5 pb-3 pl-8.5 wrap-anywhere large-text:pl-0">
        {checked.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </details>
  );
}
