import { ApiError, notFound } from '@upaj/contract/api-error';
import { contract } from '@upaj/contract/contract';
import { deviceOf } from '@upaj/contract/device-name';
import { demoBuyers } from '@upaj/demo/people';
import { rejectCommonPassword, requirePassword, startSession } from './account-records.ts';
import { db } from './db.ts';
import { mockEndpoint } from './mock-endpoint.ts';
import { endSessions, sessionsOf, tokenOf } from './sessions.ts';

/** The code of the Google callback; it signs the first demo buyer in. */
export const mockGoogleCode = 'mock-google-code-000001';

/** An IP address reserved for documentation. */
const mockAddress = '203.0.113.7';

const others = (userId: string, request: Request) => {
  const own = tokenOf(request);
  return sessionsOf(userId, own).filter(({ token }) => token !== own);
};

const changePassword = mockEndpoint(contract.changePassword, ({ body, person, request }) => {
  requirePassword(person, body.currentPassword, 'currentPassword');
  rejectCommonPassword(body.newPassword, 'newPassword');
  db.people.set(person.id, { ...person, password: body.newPassword });
  endSessions(others(person.id, request).map(({ token }) => token));
  return { status: 200, body: { success: true, message: 'Your password has been changed' } };
});

const listSessions = mockEndpoint(contract.listSessions, ({ person, request }) => {
  const own = tokenOf(request);
  const data = sessionsOf(person.id, own)
    .map(({ token, id, createdAt, userAgent }) => {
      const seen = { lastSeenAt: createdAt, device: deviceOf(userAgent), ipAddress: mockAddress };
      return { id, createdAt, ...seen, isThisOne: token === own };
    })
    .sort((left, right) => right.createdAt.localeCompare(left.createdAt));
  return { status: 200, body: { success: true, data } };
});

const endSession = mockEndpoint(contract.endSession, ({ params, person, request }) => {
  const found = sessionsOf(person.id, tokenOf(request)).find(({ id }) => id === params.id);
  if (!found) throw notFound('Session');
  endSessions([found.token]);
  return { status: 204 };
});

const endOtherSessions = mockEndpoint(contract.endOtherSessions, ({ person, request }) => {
  endSessions(others(person.id, request).map(({ token }) => token));
  return { status: 204 };
});

const getSignInWays = mockEndpoint(contract.getSignInWays, () => ({
  status: 200,
  body: { success: true, data: { google: false } },
}));

const finishGoogle = mockEndpoint(contract.finishGoogle, ({ body }) => {
  const person = db.people.get(demoBuyers[0]?.id ?? '');
  if (body.code !== mockGoogleCode || !person) {
    const message = 'Signing in with Google did not work. Please try again.';
    throw new ApiError('invalid_credentials', { message });
  }
  return { status: 200, body: startSession(person, 'Welcome back') };
});

/** The mock server's sessions and sign-in methods. */
export const sessionHandlers = [
  changePassword,
  listSessions,
  endSession,
  endOtherSessions,
  getSignInWays,
  finishGoogle,
];
