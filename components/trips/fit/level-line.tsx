import { classNames } from '@/components/ui/class-names';
import { Icon, type IconName } from '@/components/ui/icon';
import type { Level } from '@/lib/trips/fit/finding';

const looks: Record<Level, { icon: IconName; className: string; word: string }> = {
  fine: { icon: 'circle-check', className: 'text-eucalypt', word: 'Fine' },
  check: { icon: 'info', className: 'text-on-wattle dark:text-wattle', word: 'To check' },
  problem: { icon: 'triangle-alert', className: 'text-ember', word: 'Problem' },
};

interface Props {
  level: Level;
  text: string;
  className?: string;
}

/** One line about whom a site suits. */
export const LevelLine = ({ level, text, className }: Props) => (
  <p className={classNames('flex gap-3 text-row', looks[level].className, className)}>
    <Icon name={looks[level].icon} className="mt-0.5 shrink-0" />
    <span className="min-w-0 wrap-anywhere">
      <span className="sr-only">{looks[level].word}: </span>
      {text}
    </span>
  </p>
);
