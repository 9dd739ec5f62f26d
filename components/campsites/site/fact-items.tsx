import { Badge } from '@/components/ui/badge';

interface Props {
  known: (string | null | false)[];
  quiet: (string | null | false)[];
}

/** A campsite's facts as list items, what stands out before what doesn't; what is null or false is left out. */
export function FactItems({ known, quiet }: Props) {
  return (
    <>
      {known.filter(Boolean).map((fact) => (
        <li key={String(fact)} className="max-w-full">
          <Badge className="max-w-full shrink wrap-anywhere">{fact}</Badge>
        </li>
      ))}
      {quiet.filter(Boolean).map((fact) => (
        <li key={String(fact)} className="quiet-fact">
          {fact}
        </li>
      ))}
    </>
  );
}
