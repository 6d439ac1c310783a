import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

/** A server process that prints its address. */
export interface Running {
  child: ChildProcess;
  /** Its output so far. */
  output(): string;
  /** Resolves with its address, or undefined if it ended instead. */
  ready: Promise<string | undefined>;
  ended: Promise<number | null>;
}

/** Starts a server in a separate process, with these environment variables only. */
export function startProgram(
  command: string,
  args: readonly string[],
  options: Pick<SpawnOptions, 'cwd' | 'env' | 'uid' | 'gid'>,
): Running {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const ready = new Promise<string | undefined>((resolve) => {
    const listen = (chunk: unknown) => {
      output += chunk;
      const [address] = /http:\/\/localhost:\d+/.exec(output) ?? [];
      if (address) resolve(address);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('close', () => resolve(undefined));
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, ready, ended, output: () => output };
}

/** The address of a server that must start. */
export async function up(running: Running): Promise<string> {
  const address = await running.ready;
  if (!address) throw new Error(`The server did not start:\n${running.output()}`);
  return address;
}
