import type { FastifyReply, FastifyRequest } from 'fastify';

/** The cookies of one request and its reply; scripts cannot read them, and other sites do not send them along. */
export interface Cookies {
  read(name: string): string | undefined;
  /** Sets a cookie of letters, digits, `-` and `_` with a lifetime in seconds. */
  set(name: string, value: string, seconds: number): void;
  clear(name: string): void;
}

/** Reads and sets the cookies of a request; the `__Host-` prefix over HTTPS keeps other hosts from setting them. */
export function cookiesOf(
  request: FastifyRequest,
  reply: FastifyReply,
  areSecure: boolean,
): Cookies {
  const full = (name: string) => `${areSecure ? '__Host-' : ''}upaj_${name}`;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${areSecure ? '; Secure' : ''}`;
  const set = (name: string, value: string, seconds: number) =>
    void reply.header('set-cookie', `${full(name)}=${value}; Max-Age=${seconds}; ${attributes}`);
  return {
    read(name) {
      const pairs = (request.headers.cookie ?? '').split(/; */);
      const found = pairs.find((pair) => pair.startsWith(`${full(name)}=`));
      const value = found?.slice(full(name).length + 1);
      return value && /^[\w-]{1,200}$/.test(value) ? value : undefined;
    },
    set,
    clear: (name) => set(name, '', 0),
  };
}
