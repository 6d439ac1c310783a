import { pino } from 'pino';

/** A logger that keeps what it is told, line by line, for tests to look at. */
export function quietLog() {
  const lines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
  return { log, lines };
}
