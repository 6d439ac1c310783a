/** Where a link leads. */
export interface LinkTarget {
  href: string;
  /** Domain and port, in the letters that the network uses, so that look-alikes show themselves. */
  host: string;
}

/** The target of a written address; nothing for an address that is not http or https. */
export function linkTarget(written: string): LinkTarget | undefined {
  const address = /^www\./i.test(written) ? `https://${written}` : written;
  if (!/^https?:\/\//i.test(address)) return undefined;
  const url = parseUrl(address);
  // A name before the domain is written to be read as the domain.
  if (!url?.host || url.username || url.password) return undefined;
  return { href: url.href, host: url.host };
}

function parseUrl(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

/** Whether a link's text already begins with the domain that it leads to. */
export function namesHost(text: string, host: string): boolean {
  const shown = text.replace(/^https?:\/\//i, '').toLowerCase();
  return shown === host || ['/', '?', '#'].some((end) => shown.startsWith(host + end));
}
