/**
 * Fill the path and stroke it in the same colour, 2 units wide with round ends and corners. After a
 * change run: node --import tsx scripts/data/make-app-icons.ts
 */
export const tentMark = 'M9.2 3 12 7.3M14.8 3 12 7.3 20.9 21H16.2L12 14 7.8 21H3.1L12 7.3z';
