import { ProgressBar } from '../ui/progress-bar';

export function Steps({ number, of }: { number: number; of: number }) {
  return (
    <div className="mb-3 flex items-center gap-3 text-sm text-muted">
      <span className="shrink-0">
        Step {number} of {of}
      </span>
      <ProgressBar done={number} of={of} className="w-28" />
    </div>
  );
}
