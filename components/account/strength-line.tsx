import { passwordStrength, strengthAdvice } from '@/lib/account/password-strength';
import { classNames } from '../ui/class-names';

const bars = { '': 0, Weak: 1, Medium: 2, Strong: 3 } as const;
const colours = { '': 'bg-line', Weak: 'bg-ember', Medium: 'bg-wattle', Strong: 'bg-eucalypt' } as const;

export function StrengthLine({ password }: { password: string }) {
  const strength = passwordStrength(password);
  const advice = strengthAdvice(password);
  return (
    <div className="mt-2 flex min-h-6 items-start gap-3 text-sm text-muted">
      <span aria-hidden="true" className="mt-2 flex w-24 gap-1">
        {[1, 2, 3].map((bar) => (
          <span
            key={bar}
            className={classNames(
              'h-1.5 flex-1 rounded-full',
              bar <= bars[strength] ? colours[strength] : 'bg-line',
            )}
          />
        ))}
      </span>
      <span role="status">
        {strength && `Strength: ${strength}`}
        {advice && <span className="block">{advice}</span>}
      </span>
    </div>
  );
}
