import { Icon, type IconName } from '@/components/ui/icon';
import { isNoReception } from '@/lib/campsites/facts/known-facts';
import type { ToldFact, ToldGroup, ToldLine } from '@/lib/campsites/facts/told-groups';

const icons: Record<ToldFact['topic'], IconName> = {
  access: 'mountain',
  park: 'tent-tree',
  pets: 'paw-print',
  cost: 'receipt-text',
  toilets: 'toilet',
  water: 'droplets',
  showers: 'shower-head',
  power: 'plug',
  fires: 'flame',
  reception: 'signal',
  boat_ramp: 'ship',
  also: 'check',
  lacks: 'x',
};

const sources: Record<ToldLine['by'], IconName> = {
  campers: 'users',
  open: 'globe',
  map: 'map',
  site: 'house',
  own: 'lock',
  ai: 'sparkles',
};

export function FactGroups({ groups }: { groups: ToldGroup[] }) {
  return (
    <div className="site-groups">
      {groups.map(({ title, facts }) => (
        <div key={title}>
          <h3>{title}</h3>
          <ul>
            {facts.map(({ topic, lines, disagree }) => (
              <li key={topic}>
                <Icon name={lines.every(({ text }) => isNoReception(text)) ? 'phone-off' : icons[topic]} />
                <div>
                  {lines.map(({ text, by, source }) => (
                    <div key={`${text} ${source}`}>
                      <p className={isNoReception(text) ? 'text-ember' : undefined}>{text}</p>
                      <p>
                        <Icon name={sources[by]} />
                        {source}
                      </p>
                    </div>
                  ))}
                  {disagree && <p className="site-disagree">Campers disagree</p>}
                </div>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
