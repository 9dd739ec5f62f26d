import { z } from 'zod';
import { optionalText } from '@/lib/fields';

export const featureQuery = z.object({ query: optionalText() });
