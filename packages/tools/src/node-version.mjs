/** Exits with a clear message if Node is too old, before anything else fails. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  process.stderr.write(
    `Upaj needs Node 20.19 or newer, and this is Node ${process.versions.node}. Get a newer one from https://nodejs.org\n`,
  );
  process.exit(1);
}
