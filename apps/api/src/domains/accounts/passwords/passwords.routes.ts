import { contract } from '@upaj/contract/contract';
import type { FastifyInstance } from 'fastify';
import { ok } from '../../../platform/http/ok.ts';
import { registerRoute } from '../../../platform/http/register-route.ts';
import type { EmailChanges } from '../email-change.service.ts';
import { OTP_SECONDS } from '../otps/otps.service.ts';
import type { Passwords } from './passwords.service.ts';

// Until the code has been verified and used, and not much longer.
const KEPT = 2 * OTP_SECONDS;

/** Registers the endpoints of passwords and one-time passwords. */
export function passwordRoutes(
  app: FastifyInstance,
  { passwords, emails }: { passwords: Passwords; emails: EmailChanges },
): void {
  registerRoute(app, contract.requestPasswordReset, async ({ body, caller, cookies }) => {
    cookies.set('reset', await passwords.requestReset(body.email, caller), KEPT);
    return ok({});
  });

  registerRoute(app, contract.verifyOtp, async ({ body, cookies }) => {
    await passwords.verify(cookies.read('reset'), body.otp);
    return ok({});
  });

  registerRoute(app, contract.resetPassword, async ({ body, caller, cookies }) => {
    await passwords.reset(body, cookies.read('reset'), caller);
    cookies.clear('reset');
    return ok({ message: 'Your password has been changed' });
  });

  registerRoute(app, contract.changePassword, async ({ person, body, caller }) => {
    await passwords.change(person, body, caller);
    return ok({ message: 'Your password has been changed' });
  });

  registerRoute(app, contract.changeEmail, async ({ person, body, caller, cookies }) => {
    cookies.set('email', await emails.ask(person, body, caller), KEPT);
    return ok({});
  });

  registerRoute(app, contract.verifyEmailChange, async ({ person, body, caller, cookies }) => {
    await emails.verify(person, cookies.read('email'), body.otp, caller);
    return ok({ message: 'Your e-mail has been changed' });
  });

  registerRoute(app, contract.requestEmailConfirmation, async ({ person, caller, cookies }) => {
    cookies.set('confirm', await emails.askToConfirm(person, caller), KEPT);
    return ok({});
  });

  registerRoute(app, contract.confirmEmail, async ({ person, body, cookies }) => {
    await emails.confirm(person, cookies.read('confirm'), body.otp);
    cookies.clear('confirm');
    return ok({ message: 'Your e-mail is confirmed' });
  });
}
