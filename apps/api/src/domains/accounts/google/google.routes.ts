import { googleCallback, googleStart } from '@upaj/contract/accounts.addresses';
import { contract } from '@upaj/contract/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookiesOf } from '../../../platform/http/cookies.ts';
import { ok } from '../../../platform/http/ok.ts';
import { registerRoute } from '../../../platform/http/register-route.ts';
import { callerGroup } from '../../../platform/limits/caller-group.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { accountLimits } from '../accounts.limits.ts';
import { type Google, STATE_SECONDS } from './google.service.ts';

// Constants and our own code only: user input must not decide the redirect.
const backWith = (what: string) => `/sign-in?google=${what}`;

/** Registers the endpoints of sign-in with Google, and the redirects. */
export function googleRoutes(app: FastifyInstance, google: Google, limits: Limits): void {
  registerRoute(app, contract.getSignInWays, async () =>
    ok({ data: { google: google.isOffered } }),
  );

  registerRoute(app, contract.finishGoogle, async ({ body, caller, cookies, addLogFields }) => {
    const session = await google.finish(body.code, cookies.read('google'), caller);
    cookies.clear('google');
    addLogFields({ person: session.userId });
    return session;
  });

  const redirect = (
    url: string,
    decide: (request: FastifyRequest, reply: FastifyReply) => Promise<string>,
  ) =>
    app.get(url, { schema: { hide: true } }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const to = await decide(request, reply).catch((err: unknown) => {
        request.log.warn({ reason: reasonOf(err) }, 'sign-in with Google failed');
        return backWith('failed');
      });
      return reply.redirect(to, 302);
    });

  redirect(googleStart, async (request, reply) => {
    const counted = [accountLimits.googleStarts, callerGroup(request.ip)] as const;
    if ((await limits.count(counted)) !== undefined) {
      throw new Error('too many sign-ins with Google were started');
    }
    const oauthState = await google.start();
    if (!oauthState) throw new Error('Google is not configured');
    cookiesOf(request, reply, app.hasSecureCookies).set('google', oauthState.handle, STATE_SECONDS);
    return oauthState.address;
  });

  redirect(googleCallback, async (request, reply) => {
    const cookies = cookiesOf(request, reply, app.hasSecureCookies);
    const [, query = ''] = request.url.split('?');
    return backWith(await google.handleCallback(query, cookies.read('google')));
  });
}

/** The reason of an error, without the tokens and addresses that the library's errors contain. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? `${error.message} (${String(error.code)})` : error.message;
}
