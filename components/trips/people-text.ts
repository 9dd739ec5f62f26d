import { countText } from '@/lib/text';

/** "1 person", "3 people". */
export const peopleText = (count: number) => countText(count, 'person', 'people');
