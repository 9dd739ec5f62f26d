export const HORIZON = 16;
