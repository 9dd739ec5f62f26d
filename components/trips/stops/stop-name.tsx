import type { DayStop } from './day-stop';

/** Strong on the day on which people come there, with how far they come. */
export const StopName = ({ name, first, apart }: DayStop) => (
  <span className={`block wrap-anywhere ${first ? 'font-semibold text-ink' : 'text-muted'}`}>
    {name}
    {apart && <span className="font-normal whitespace-nowrap text-muted">, {apart}</span>}
  </span>
);
