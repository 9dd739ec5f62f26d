import { classNames } from './class-names';

/** Screen readers skip it, so the page must show the numbers beside it. */
export function ProgressBar({ done, of, className }: { done: number; of: number; className?: string }) {
  return (
    <span aria-hidden="true" className={classNames('flex gap-1.5', className)}>
      {Array.from({ length: of }, (_, index) => (
        <span
          key={index}
          className={classNames('h-1.5 flex-1 rounded-full', index < done ? 'bg-eucalypt' : 'bg-line')}
        />
      ))}
    </span>
  );
}
