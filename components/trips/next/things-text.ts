const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** For the beginning of a sentence. Numbers above ten stay figures. */
export const numberWord = (count: number): string => words[count] ?? String(count);

export const thingsText = (count: number): string =>
  `${numberWord(count)} ${count === 1 ? 'thing' : 'things'} to do`;
