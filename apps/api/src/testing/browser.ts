import type { FastifyInstance, InjectOptions } from 'fastify';

/** Keeps the cookies of one browser. */
export class CookieJar {
  private readonly kept = new Map<string, string>();

  /** Takes in what a reply sets. */
  take(lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (/max-age=0/i.test(line)) this.kept.delete(name);
      else this.kept.set(name, value);
    }
  }

  /** What the next request carries. */
  get header(): string {
    return [...this.kept].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}

/** Sends requests as one browser does, which brings its cookies back. */
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

/** A `fetch` that keeps cookies, as that of a browser does. */
export function cookieFetch(jar = new CookieJar()): typeof fetch {
  return async (url, init) => {
    const headers = new Headers(init?.headers);
    if (jar.header) headers.set('cookie', jar.header);
    const response = await fetch(url, { ...init, headers });
    jar.take(response.headers.getSetCookie());
    return response;
  };
}
