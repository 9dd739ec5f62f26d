import { Icon } from '@/components/ui/icon';

/** For pages that are read without reception. */
export const EmergencyCard = () => (
  <section aria-labelledby="emergency" className="card emergency">
    <span aria-hidden="true">
      <Icon name="siren" />
    </span>
    <div>
      <h2 id="emergency">
        Emergency: <a href="tel:000">000</a>
      </h2>
      <p>112 works on any mobile network. The Emergency+ app tells you where you are.</p>
    </div>
  </section>
);
