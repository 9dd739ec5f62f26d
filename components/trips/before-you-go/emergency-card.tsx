import { buttonLook } from '@/components/ui/button-look';
import { Icon } from '@/components/ui/icon';

/** For pages that are read without reception. */
export const EmergencyCard = () => (
  <section aria-labelledby="emergency" className="card p-5">
    <h2 id="emergency" className="font-sans text-row">
      In an emergency
    </h2>
    <p className="mt-1 mb-4 text-meta text-muted">
      112 works on any mobile network. The Emergency+ app tells you where you are.
    </p>
    <a
      href="tel:000"
      className={buttonLook({ variant: 'secondary', block: true }, 'min-h-13 border-ember text-ember')}
    >
      <Icon name="phone" />
      Call 000
    </a>
  </section>
);
