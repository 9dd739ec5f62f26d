interface Group {
  files: string[];
  atLeast: number;
  oneIn?: number;
}

export const groups: Record<string, Group>;
