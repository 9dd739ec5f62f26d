interface Connection {
  type?: string;
  saveData?: boolean;
}

/** Over Wi-Fi or cable always, over other connections unless the browser's data saver is on. */
export const mayFetchAhead = (
  { type, saveData }: Connection = (self.navigator as { connection?: Connection }).connection ?? {},
) => type === 'wifi' || type === 'ethernet' || !saveData;
