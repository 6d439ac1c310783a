import type { Lab } from '@upaj/contract/labs.schema';

/** A landline with its trunk code, 0651-2551008, as it is dialled from anywhere. */
export const landlineLink = (phone: string): string =>
  `tel:+91${phone.replace(/\D/g, '').replace(/^0/, '')}`;

/** The way to a laboratory in a map service. */
export const directionsLink = ({ lat, lon }: Pick<Lab, 'lat' | 'lon'>): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat},${lon}`;
