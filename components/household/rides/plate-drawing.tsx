const words = {
  car: {
    look: 'Open the driver’s door: the plate is on the pillar or the door’s edge. GVM stands on it, often GCM too.',
    more: 'What it tows, and how much the ball may press down, stands on the towbar’s own plate and in the handbook. The smaller number counts.',
  },
  trailer: {
    look: 'The plate is on the drawbar or at the front, near the door. ATM and tare stand on it.',
    more: 'The ball’s weight isn’t on any plate. Weigh it, packed as you travel: with a ball scale, or with the jockey wheel on a weighbridge.',
  },
};

/** The mark is the plate. */
export function PlateDrawing({ of }: { of: keyof typeof words }) {
  return (
    <div className="space-y-3">
      <svg viewBox="0 0 240 110" aria-hidden="true" className="w-full max-w-90 text-muted" fill="none">
        <g stroke="currentColor" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
          {of === 'car' ? <Car /> : <Trailer />}
          <path d="M8 96h224" />
        </g>
        {of === 'car' ? <Plate x={124} y={60} /> : <Plate x={48} y={70} />}
      </svg>
      <p>{words[of].look}</p>
      <p className="text-muted">{words[of].more}</p>
    </div>
  );
}

const Plate = ({ x, y }: { x: number; y: number }) => (
  <g>
    <rect x={x} y={y} width="16" height="11" rx="2" className="fill-ochre" />
    <circle cx={x + 8} cy={y + 5.5} r="16" strokeWidth="3" className="stroke-ochre" />
  </g>
);

const Car = () => (
  <>
    <path d="M22 82V62l26-6 22-26h88l30 26v26h-14M52 82H22M98 82h50" />
    <path d="M112 30v52M76 54h34M118 54h44" />
    <circle cx="75" cy="84" r="12" />
    <circle cx="162" cy="84" r="12" />
  </>
);

const Trailer = () => (
  <>
    <path d="M76 76V24h132v56h-46M128 80H76" />
    <path d="M76 76H22M22 68v8M92 36h30v24H92zM160 80V36h28v44" />
    <circle cx="145" cy="84" r="12" />
  </>
);
