/** OpenStreetMap needs no account and no app. */
export function mapLink(position: { latitude: number; longitude: number }): string {
  const latitude = position.latitude.toFixed(5);
  const longitude = position.longitude.toFixed(5);
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`;
}
