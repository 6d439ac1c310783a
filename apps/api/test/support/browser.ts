import type { FastifyInstance, InjectOptions } from 'fastify';

/** The cookie jar of one browser. */
class CookieJar {
  private readonly kept = new Map<string, string>();

  /** Stores the cookies that a response sets. */
  take(lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (/max-age=0/i.test(line)) this.kept.delete(name);
      else this.kept.set(name, value);
    }
  }

  /** The Cookie header of the next request. */
  get header(): string {
    return [...this.kept].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}

/** Sends requests with the cookies of one browser. */
export function openBrowser(app: FastifyInstance) {
  const jar = new CookieJar();
  return {
    jar,
    async send(method: InjectOptions['method'], url: string, payload?: object, headers = {}) {
      const cookie = jar.header;
      const all = { ...(cookie && { cookie }), ...headers };
      const reply = await app.inject({ ...(method && { method }), url, payload, headers: all });
      jar.take([reply.headers['set-cookie'] ?? []].flat());
      return reply;
    },
  };
}

export type Browser = ReturnType<typeof openBrowser>;

/** A `fetch` with a cookie jar. */
export function cookieFetch(jar = new CookieJar()): typeof fetch {
  return async (url, init) => {
    const headers = new Headers(init?.headers);
    if (jar.header) headers.set('cookie', jar.header);
    const response = await fetch(url, { ...init, headers });
    jar.take(response.headers.getSetCookie());
    return response;
  };
}
