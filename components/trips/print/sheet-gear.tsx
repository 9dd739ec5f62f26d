import type { GearLists, Thing } from './gear-lists';
import { SheetSection } from './sheet-section';

/** A list with more lines than this is printed in two columns. */
const LONG = 6;

/**
 * What the household brings, what others bring, and what is still short. The first and the last
 * list have boxes to tick.
 */
export function SheetGear({ own, others, short }: GearLists) {
  return (
    <div className="sheet-gear">
      {own && <GearList id="sheet-own" title="You bring" things={own} none="Nothing yet." boxes />}
      <GearList
        id="sheet-others"
        title={own ? 'Others bring' : 'Who brings what'}
        things={others}
        none="Nothing yet."
      />
      <GearList id="sheet-short" title="Still short" things={short} none="Nothing: all is there." boxes />
    </div>
  );
}

interface ListProps {
  id: string;
  title: string;
  things: Thing[];
  /** The text that an empty list shows. */
  none: string;
  boxes?: boolean;
}

function GearList({ id, title, things, none, boxes }: ListProps) {
  return (
    <SheetSection id={id} title={title} className={things.length > LONG ? 'sheet-long' : undefined}>
      {things.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul className={boxes ? 'sheet-boxes' : undefined}>
          {things.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      )}
    </SheetSection>
  );
}
