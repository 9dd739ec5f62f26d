const onFoot = /\b(walk[- ]?in|walkers?|great walk|hik(e|ing|ers?)|bushwalk\w*|remote|boat[- ]in|canoe)\b/i;

/** True for a campsite whose name says that people walk or paddle in, or that it is remote. */
export const isOnFoot = (name: string): boolean => onFoot.test(name);
