import { Icon } from '@/components/ui/icon';
import type { ListedSite } from '@/lib/campsites/search/listed-site';

/** Whose a site is, as a list item of its card. */
export function SiteSource({ source, own }: Pick<ListedSite, 'source' | 'own'>) {
  if (source === 'open') return <li className="fact-sky">Open data</li>;
  if (source === 'user')
    return (
      <li className="fact-success">
        <Icon name="users" />
        {own ? 'Shared by you' : 'Shared'}
      </li>
    );
  return (
    <li className="fact-ochre">
      <Icon name="lock" />
      Private
    </li>
  );
}
