import 'server-only';
import { newestRelease } from '../releases';

/** next.config.ts puts the commit into the build. */
export const release = { day: newestRelease.day, commit: process.env.RELEASE_COMMIT || 'unknown' };

export const releaseText = `${release.day} (${release.commit})`;
