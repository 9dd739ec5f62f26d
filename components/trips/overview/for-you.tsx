import { Icon } from '@/components/ui/icon';
import type { ShownOverview } from './shown-overview';
import { rows, StoryRow } from './story-row';
import { StorySection } from './story-section';

const icons = { problem: 'triangle-alert', check: 'info', fine: 'circle-check' } as const;
const words = { problem: 'Problem', check: 'To check', fine: 'Fine' } as const;

/** Whether the campsite suits what the reader's household would bring. */
export const ForYou = ({ fit }: Pick<ShownOverview, 'fit'>) => (
  <StorySection title="For you">
    <ul className={rows}>
      {fit.map(({ rule, level, text, why, remedy }) => (
        <li key={`${rule} ${text}`}>
          <StoryRow
            lead={
              <Icon
                name={icons[level]}
                className={`size-5.5 ${level === 'fine' ? 'text-eucalypt' : 'text-ochre'}`}
              />
            }
            title={
              <>
                <span className="sr-only">{words[level]}: </span>
                {text}
              </>
            }
            meta={[why, remedy].filter(Boolean).join(' ')}
          />
        </li>
      ))}
    </ul>
  </StorySection>
);
