import { build } from './build.ts';
import { otherBuilds } from './caches.ts';
import { scriptsQuestion } from './messages.ts';

/** A page in the background may be frozen; it counts as one of the old build. */
const PATIENCE_MS = 2_000;

function scriptsOf(client: Client): Promise<string[] | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    client.postMessage(scriptsQuestion, [port2]);
    setTimeout(() => resolve(undefined), PATIENCE_MS);
  });
}

/** Removes the caches of other builds once no open page needs their files. */
export async function removeOldBuilds({
  clients,
  registration,
}: ServiceWorkerGlobalScope): Promise<void> {
  // The other one is the next build: it has filled its cache, and leaves this one when it takes over.
  if (registration.installing || registration.waiting) return;
  const old = await otherBuilds();
  if (old.length === 0) return;
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const scripts = await Promise.all(pages.map(scriptsOf));
  if (scripts.every((own) => build.scripts.every((script) => own?.includes(script))))
    await Promise.all(old.map((name) => caches.delete(name)));
}
