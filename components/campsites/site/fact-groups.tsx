import { Icon, type IconName } from '@/components/ui/icon';
import { isNoReception } from '@/lib/campsites/facts/known-facts';
import type { ToldFact, ToldGroup } from '@/lib/campsites/facts/told-groups';

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

/** Each fact is one line. Its "i" opens the source. */
export function FactGroups({ groups }: { groups: ToldGroup[] }) {
  return (
    <div className="site-groups">
      {groups.map(({ title, facts }) => (
        <div key={title}>
          <h3>{title}</h3>
          <ul>
            {facts.map(({ topic, lines, disagree }) => (
              <li key={topic}>
                {lines.map(({ text, source }) => (
                  <div key={`${text} ${source}`}>
                    <Icon name={isNoReception(text) ? 'phone-off' : icons[topic]} />
                    <details>
                      <summary>
                        {text}
                        <span className="sr-only">. Where from?</span>
                        <Icon name="info" />
                      </summary>
                      <p>{source}</p>
                    </details>
                  </div>
                ))}
                {disagree && <p className="site-disagree">Campers disagree</p>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
