import { z } from 'zod';
import { optionalText } from '../fields';

export const featureQuery = z.object({ query: optionalText() });
