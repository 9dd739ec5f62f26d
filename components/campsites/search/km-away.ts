/** A straight line, whose decimals nobody needs from ten kilometres on. */
export const kmAway = (km: number) => `${km < 10 ? km.toFixed(1) : Math.round(km)} km away`;
