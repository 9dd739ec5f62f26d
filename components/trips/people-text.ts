/** "1 person", "3 people". */
export const peopleText = (count: number) => (count === 1 ? '1 person' : `${count} people`);
