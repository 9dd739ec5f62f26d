import { Icon, type IconName } from '@/components/ui/icon';

interface Props {
  icon: IconName;
  /** One word that fits on a phone. */
  word: string;
  value: string;
  href: string;
}

export function SiteWay({ icon, word, value, href }: Props) {
  return (
    <a href={href} rel="noreferrer nofollow" aria-label={`${word}: ${value}`} className="site-action">
      <Icon name={icon} />
      <span className="lg:hidden">{word}</span>
      <span className="max-lg:hidden">{value}</span>
    </a>
  );
}
