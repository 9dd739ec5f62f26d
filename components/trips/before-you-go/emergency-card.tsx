import { Call000 } from '@/components/layout/call-000';

/** For pages that are read without reception. */
export const EmergencyCard = () => (
  <section aria-labelledby="emergency" className="card p-5">
    <h2 id="emergency" className="font-sans text-row">
      In an emergency
    </h2>
    <p className="mt-1 mb-4 text-meta text-muted">
      112 works on any mobile network. The Emergency+ app tells you where you are.
    </p>
    <Call000 />
  </section>
);
