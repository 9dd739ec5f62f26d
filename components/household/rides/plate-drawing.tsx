const words = {
  car: {
    look: 'Open the driver’s door: the plate is on the pillar or the edge of the door. It gives the GVM, and often the GCM.',
    more: 'What it may tow, and how much weight the ball takes, is on the towbar’s own plate and in the handbook. Go by the smaller number.',
  },
  trailer: {
    look: 'The plate is on the drawbar, or at the front near the door. It gives the ATM and the tare.',
    more: 'The weight on the ball isn’t on any plate. Weigh it packed as you travel: with a ball scale, or with the jockey wheel on a weighbridge.',
  },
};

/** The mark is the plate. The car faces right, as the driver’s door is on that side. */
export function PlateDrawing({ of }: { of: keyof typeof words }) {
  return (
    <div className="space-y-3">
      <svg viewBox="0 0 240 110" aria-hidden="true" className="w-full max-w-90 text-muted" fill="none">
        <g stroke="currentColor" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
          {of === 'car' ? <Car /> : <Trailer />}
          <path d="M8 96h224" />
        </g>
        {of === 'car' ? <Plate x={78} y={62} /> : <Plate x={48} y={70} />}
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
    <path d="M44 82H22V54l12-26h94l28 26 50 7q12 2 12 14v7h-28M76 82h82" />
    <path d="M42 52l7-16h30v16zM93 36h31l18 16H93zM150 56v18" />
    <circle cx="60" cy="84" r="12" />
    <circle cx="174" cy="84" r="12" />
  </>
);

const Trailer = () => (
  <>
    <path d="M76 76V24h132v56h-46M128 80H76" />
    <path d="M76 76H22M22 68v8M92 36h30v24H92zM160 80V36h28v44" />
    <circle cx="145" cy="84" r="12" />
  </>
);
