import { once } from 'node:events';
import { connect } from 'node:net';

/** Writes a note; returns the status of the response. */
export async function write(address: string, words: string): Promise<number> {
  const body = JSON.stringify({ words });
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${address}/notes`, { method: 'POST', headers, body })).status;
}

/** Reads every note. */
export async function read(address: string): Promise<unknown> {
  return (await fetch(`${address}/notes`)).json();
}

/** Sends the headers and half of the body of a note, and returns a function that sends the rest and reads the response. */
export async function beginNote(address: string, words: string): Promise<() => Promise<string>> {
  const body = JSON.stringify({ words });
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.write(
    `POST /notes HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
  );
  // The server has accepted the headers and asks for the body.
  await once(socket, 'data');
  socket.write(body.slice(0, 5));
  return () =>
    new Promise((resolve) => {
      socket.once('close', () => resolve(answer));
      socket.write(body.slice(5));
    });
}
