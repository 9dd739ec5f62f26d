import { classNames } from './class-names';
import { Icon, type IconName } from './icon';

interface Props {
  icon: IconName;
  tone?: 'danger';
}

export function IconDisc({ icon, tone }: Props) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid size-9 large-text:hidden shrink-0 place-items-center rounded-full',
        tone === 'danger' ? 'bg-ember-soft text-ember' : 'bg-eucalypt-soft text-eucalypt',
      )}
    >
      <Icon name={icon} />
    </span>
  );
}
