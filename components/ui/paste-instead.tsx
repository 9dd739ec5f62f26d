import { Button } from './button';

/** Below a form for one item: leads to the form that reads many from pasted text. */
export const PasteInstead = ({ onClick }: { onClick: () => void }) => (
  <Button variant="quiet" size="sm" className="mt-3 -ml-4" onClick={onClick}>
    Paste a list instead
  </Button>
);
