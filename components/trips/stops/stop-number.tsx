/** The mark of a stop, as on the map. Its row says the number in words where it matters. */
export const StopNumber = ({ number }: { number: number }) => (
  <span className="grid size-8 shrink-0 place-items-center rounded-full bg-ochre font-semibold text-paper">
    <span className="sr-only">Stop </span>
    {number}
  </span>
);
