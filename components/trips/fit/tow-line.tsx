import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import type { Level } from '@/lib/trips/fit/finding';

const looks: Record<Level, string> = {
  problem: 'bg-ember-soft text-ember',
  check: 'border border-dashed border-control text-muted',
  fine: 'bg-eucalypt-soft text-eucalypt',
};

const words: Record<Level, string> = { problem: 'Problem', check: 'To check', fine: 'Nothing over' };

/** Keeps a number and its unit on one line. */
export const unbroken = (text: string) => text.replaceAll(' kg', '\u00a0kg');

interface Props {
  level: Level;
  title: ReactNode;
  children?: ReactNode;
}

/** A row about the weights of a car and what it tows. */
export function TowLine({ level, title, children }: Props) {
  return (
    <div className="flex gap-3 py-2">
      <span className={classNames('grid size-9 shrink-0 place-items-center rounded-inner', looks[level])}>
        <Icon name={level === 'check' ? 'circle-question-mark' : 'scale'} />
      </span>
      <div className="min-w-0 flex-1 self-center">
        <div className="font-medium">
          <span className="sr-only">{words[level]}: </span>
          {title}
        </div>
        {children}
      </div>
    </div>
  );
}
