import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';

/** Over a form whose expense somebody else has changed meanwhile; the fields say what it is now. */
export const OthersChange = ({ onTake }: { onTake: () => void }) => (
  <Alert
    tone="warning"
    title="Somebody else has changed this expense"
    action={
      <Button variant="secondary" size="sm" onClick={onTake}>
        Take theirs
      </Button>
    }
  >
    Save your version over theirs, or take theirs.
  </Alert>
);
