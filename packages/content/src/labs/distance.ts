/** A place on the map, in degrees. */
export interface Point {
  lat: number;
  lon: number;
}

/** Mean radius of the Earth. */
const EARTH_KM = 6371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The straight line over the ground in kilometres, by the haversine formula. */
export function distanceKm(from: Point, to: Point): number {
  const [lat, otherLat] = [radians(from.lat), radians(to.lat)];
  const halfLat = Math.sin((otherLat - lat) / 2);
  const halfLon = Math.sin(radians(to.lon - from.lon) / 2);
  const chord = halfLat * halfLat + Math.cos(lat) * Math.cos(otherLat) * halfLon * halfLon;
  // Rounding can make it a little more than 1 for the other side of the Earth.
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}
