import { Avatar } from '@/components/ui/avatar';
import type { BoundField } from '@/components/ui/fields-of';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { MAX_CARD_TEXT, swimsWords } from '@/lib/household/emergency/card-limits';
import { Fold } from './fold';

type Fact = 'allergies' | 'conditions' | 'medicines' | 'swims' | 'note';

interface Props {
  name: string;
  detail: string;
  open: boolean;
  bind: (fact: Fact) => BoundField;
}

const facts = [
  { fact: 'allergies', label: 'Allergies', hint: 'Say where the pen is too.' },
  { fact: 'conditions', label: 'Conditions' },
  { fact: 'medicines', label: 'Medicines' },
] as const;

export const PersonSection = ({ name, detail, open, bind }: Props) => (
  <Fold lead={<Avatar name={name} className="large-text:hidden" />} title={name} detail={detail} open={open}>
    {facts.map(({ fact, ...words }) => (
      <TextField key={fact} {...words} autoComplete="off" maxLength={MAX_CARD_TEXT} {...bind(fact)} />
    ))}
    <SelectField
      label="Swims"
      placeholder="Not said"
      options={Object.entries(swimsWords).map(([value, label]) => ({ value, label }))}
      {...bind('swims')}
    />
    <TextField
      label="Good to know"
      hint="Such as who can calm them."
      autoComplete="off"
      maxLength={MAX_CARD_TEXT}
      {...bind('note')}
    />
  </Fold>
);
