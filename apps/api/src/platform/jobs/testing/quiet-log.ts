import { pino } from 'pino';
import { logPrivacy } from '../../http/log.ts';

/** A logger that stores its lines for tests. */
export function quietLog() {
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  const log = pino({ ...logPrivacy, level: 'debug' }, { write });
  return { log, lines };
}
