/** How many days a forecast covers, including today. */
export const HORIZON = 16;
