import { Avatar } from '@/components/ui/avatar';
import type { BoundField } from '@/components/ui/fields-of';
import { Icon } from '@/components/ui/icon';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { MAX_CARD_TEXT, swimsWords } from '@/lib/household/emergency/card-limits';

type Fact = 'allergies' | 'conditions' | 'medicines' | 'swims' | 'note';

interface Props {
  name: string;
  detail: string;
  open: boolean;
  bind: (fact: Fact) => BoundField;
}

const facts = [
  { fact: 'allergies', label: 'Allergies', hint: 'And where the pen is.' },
  { fact: 'conditions', label: 'Conditions' },
  { fact: 'medicines', label: 'Medicines' },
] as const;

export const PersonSection = ({ name, detail, open, bind }: Props) => (
  <details open={open} className="group rounded border border-line bg-card">
    <summary className="flex min-h-16 list-none items-center gap-3.5 px-4 py-2.5 hover:bg-eucalypt-soft [&::-webkit-details-marker]:hidden">
      <Avatar name={name} className="large-text:hidden" />
      <span className="min-w-0 flex-1">
        <span className="block text-row font-semibold wrap-anywhere">{name}</span>
        <span className="block text-meta text-muted wrap-anywhere">{detail}</span>
      </span>
      <Icon name="chevron-down" className="text-muted transition-transform group-open:rotate-180" />
    </summary>
    <div className="space-y-4 border-t border-line p-4">
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
    </div>
  </details>
);
