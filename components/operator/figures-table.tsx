import { formatDay } from '@/lib/dates';
import type { DayFigures } from '@/lib/operator/figures/schema';

const columns: { name: keyof Omit<DayFigures, 'day'>; label: string }[] = [
  { name: 'sign_ups', label: 'Sign-ups' },
  { name: 'trips', label: 'Trips' },
  { name: 'answers', label: 'Answers' },
  { name: 'mails', label: 'Emails' },
  { name: 'errors', label: 'Errors' },
  { name: 'p95_ms', label: 'Pages, p95 in ms' },
  { name: 'ai_calls', label: 'AI calls' },
  { name: 'forecast_calls', label: 'Forecasts' },
];

export function FiguresTable({ days }: { days: DayFigures[] }) {
  // Days before the server's first have nothing to show.
  const earliest = days.findLastIndex((day, at) => at === 0 || columns.some(({ name }) => day[name]));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reached by the keyboard.
    <section aria-label="Figures a day" tabIndex={0} className="card overflow-x-auto">
      <table className="figures">
        <thead>
          <tr>
            <th scope="col">Day (UTC)</th>
            {columns.map(({ name, label }) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.slice(0, earliest + 1).map((day) => (
            <tr key={day.day}>
              <th scope="row">{formatDay(day.day)}</th>
              {columns.map(({ name }) => (
                <td key={name}>{day[name] || <span className="text-muted">{day[name] ?? '–'}</span>}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
