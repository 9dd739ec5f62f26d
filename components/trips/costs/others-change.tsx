import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';

/**
 * Shown in a form whose expense somebody else has changed meanwhile. Each field of the form says
 * what it is in the newer version.
 */
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
