import { ApiError, notFound } from '@upaj/contract/api-error';
import { deviceOf } from '@upaj/contract/device-name';
import { demoBuyers } from '@upaj/demo/people';
import { rejectCommonPassword, requirePassword, startSession } from './account-records.ts';
import { newestFirst, patch } from './collection.ts';
import { db } from './db.ts';
import { mockEndpoints } from './mock-endpoint.ts';
import { endSessions, sessionsOf, tokenOf } from './sessions.ts';

/** The code of the Google callback; it signs the first demo buyer in. */
export const mockGoogleCode = 'mock-google-code-000001';

/** An IP address reserved for documentation. */
const ipAddress = '203.0.113.7';

function endOthers(userId: string, request: Request): void {
  const own = tokenOf(request);
  const tokens = sessionsOf(userId, own).map(({ token }) => token);
  endSessions(tokens.filter((token) => token !== own));
}

/** The mock server's sessions and sign-in methods. */
export const sessionHandlers = mockEndpoints({
  changePassword({ body, person, request }) {
    requirePassword(person, body.currentPassword, 'currentPassword');
    rejectCommonPassword(body.newPassword, 'newPassword');
    patch(db.people, person, { password: body.newPassword });
    endOthers(person.id, request);
    return { message: 'Your password has been changed' };
  },

  listSessions({ person, request }) {
    const own = tokenOf(request);
    const data = newestFirst(sessionsOf(person.id, own)).map(
      ({ token, id, createdAt, userAgent }) => {
        const seen = { lastSeenAt: createdAt, device: deviceOf(userAgent), ipAddress };
        return { id, createdAt, ...seen, isThisOne: token === own };
      },
    );
    return { data };
  },

  endSession({ params, person, request }) {
    const found = sessionsOf(person.id, tokenOf(request)).find(({ id }) => id === params.id);
    if (!found) throw notFound('Session');
    endSessions([found.token]);
  },

  endOtherSessions({ person, request }) {
    endOthers(person.id, request);
  },

  getSignInWays: () => ({ data: { google: false } }),

  finishGoogle({ body }) {
    const person = db.people.get(demoBuyers[0]?.id ?? '');
    if (body.code === mockGoogleCode && person) return startSession(person, 'Welcome back');
    const message = 'Signing in with Google did not work. Please try again.';
    throw new ApiError('invalid_credentials', { message });
  },
});
