import { Icon } from '@/components/ui/icon';
import type { ListedSite } from '@/lib/campsites/search/listed-site';

/** Whose a site is, the first item of its card; what most cards say has no class, which weighs (see result-card.css). */
export function SiteSource({ source, own }: Pick<ListedSite, 'source' | 'own'>) {
  if (source === 'open') return <li>Open data</li>;
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
