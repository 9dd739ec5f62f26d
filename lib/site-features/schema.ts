import { z } from 'zod';
import { optionalText } from '../fields';

export const MIN_FEATURE_QUERY = 2;

export const featureQuery = z.object({ query: optionalText() });
