import { megabytes, memoryOf } from './memory.mjs';
import { percentile, press } from './press.mjs';

const SESSIONS = 1000;
const READERS = 50;

/**
 * Measures accounts: sign-in with a real password hash, reading one's record under load, and open sessions.
 * The server must run with LIMITS=off, since all requests come from one address.
 * @param {{ url: string, pid: number }} server
 * @param {{ email: string, password: string }} person
 * @returns {Promise<[string, string][]>}
 */
export async function measureAccounts({ url, pid }, person) {
  const form = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  };
  const address = `${url}/api/v1/user/signin`;
  const signIn = { url: address, connections: 8, ...form };
  const { perSecond } = await press({ ...signIn, duration: 8 });

  const { token, userId } = Object(await (await fetch(address, form)).json());
  const headers = { authorization: `Bearer ${token}` };
  const reading = { url: `${url}/api/v1/user/${userId}`, headers, connections: READERS };
  await press({ ...reading, duration: 2 });
  const { times } = await press({ ...reading, duration: 8 });

  const before = memoryOf(pid);
  await press({ ...signIn, amount: SESSIONS });
  return [
    ['sign-ins, each password hashed', `${perSecond.toFixed(1)} a second`],
    [
      `GET /user/{id}, ${READERS} at once, 95 of 100 within`,
      `${percentile(times, 0.95).toFixed(0)} ms`,
    ],
    ['memory of the API after that', megabytes(before)],
    [`memory of the API with ${SESSIONS} more open sessions`, megabytes(memoryOf(pid))],
  ];
}
