import { type DemoPerson, demoBuyers, demoSellers, developerToken } from '@upaj/demo/people';
import type { Session } from '../domains/session/session.slice.ts';

const first = (people: readonly DemoPerson[]): DemoPerson => {
  const [person] = people;
  if (!person) throw new Error('the demo has no users');
  return person;
};

/** Meera, the first buyer of the demo. */
export const meera = first(demoBuyers);

/** Ramesh, the first seller of the demo. */
export const ramesh = first(demoSellers);

/** No user is signed in. */
export const visitor: Session = {
  token: null,
  userId: null,
  userName: null,
  isSeller: false,
  otp: null,
};

/** Meera is signed in; the mocks know her token. */
export const buyer: Session = {
  token: developerToken,
  userId: meera.id,
  userName: meera.name,
  isSeller: false,
  otp: null,
};

/** Ramesh is signed in. */
export const seller: Session = {
  token: `mock-session-${ramesh.id}.test`,
  userId: ramesh.id,
  userName: ramesh.name,
  isSeller: true,
  otp: null,
};
