import type { FastifyInstance } from 'fastify';
import { codeOf } from '../../db/embedded/embedded-error.ts';
import { StartError } from './start-error.ts';

/** Starts listening and returns the URL to open in a browser. */
export async function listen(
  app: FastifyInstance,
  host: string,
  port: number,
  protocol: 'http' | 'https' = 'http',
): Promise<string> {
  try {
    await app.listen({ host, port, listenTextResolver: () => 'Listening' });
  } catch (cause) {
    throw new StartError(explainListening(codeOf(cause), host, port), { cause });
  }
  const address = app.server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  const isEverywhere = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host);
  return `${protocol}://${isEverywhere ? 'localhost' : host}:${taken}`;
}

function explainListening(code: string | undefined, host: string, port: number): string {
  const other = port < 1024 ? 3000 : port + 1;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is already in use by another program. Choose another one: PORT=${other} npm start`;
  }
  if (code === 'EACCES') {
    return `Port ${port} may only be used by root. Choose another one: PORT=${other} npm start`;
  }
  return `Cannot listen on ${host}, port ${port} (${code ?? 'unknown reason'}). HOST must be an address of this machine.`;
}

/**
 * Stops accepting, lets running requests finish for `graceMs`, then closes their connections.
 * Idle keep-alive connections do not delay it.
 */
export async function closeGently(app: FastifyInstance, graceMs = 10_000): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), 50);
  const late = setTimeout(() => app.server.closeAllConnections(), graceMs);
  await app.close();
  clearInterval(idle);
  clearTimeout(late);
}
