import { classNames } from '../ui/class-names';

/** How far somebody is on a short way, in words and as a bar. */
export function Steps({ number, of }: { number: number; of: number }) {
  return (
    <div className="mb-3 flex items-center gap-3 text-sm text-muted">
      <span className="shrink-0">
        Step {number} of {of}
      </span>
      <span aria-hidden="true" className="flex w-28 gap-1.5">
        {Array.from({ length: of }, (_, index) => (
          <span
            key={index}
            className={classNames('h-1.5 flex-1 rounded-full', index < number ? 'bg-eucalypt' : 'bg-line')}
          />
        ))}
      </span>
    </div>
  );
}
