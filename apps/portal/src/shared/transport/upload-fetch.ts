/** Milliseconds without progress after which a connection counts as dead: on 2G there is some every few seconds. */
const idleTimeout = 90_000;

/** Statuses whose responses must not have a body. */
const isBodyless = (status: number) => status === 204 || status === 205 || status === 304;

function headersOf(xhr: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of xhr
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

function send(
  { method, url, headers, signal }: Request,
  body: FormData,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(method, url);
    for (const [name, value] of headers) {
      // The browser writes the boundary of the form that it sends.
      if (name !== 'content-type') xhr.setRequestHeader(name, value);
    }
    const fail = () => reject(new TypeError('The server was not reached'));
    const abort = () => {
      xhr.abort();
      fail();
    };
    let timer = setTimeout(abort, idleTimeout);
    xhr.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      clearTimeout(timer);
      timer = setTimeout(abort, idleTimeout);
      if (lengthComputable) onProgress(loaded / total);
    });
    xhr.addEventListener('loadend', () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      const { status, responseText } = xhr;
      // A lost connection ends with status 0.
      if (status === 0) return fail();
      const text = isBodyless(status) ? null : responseText;
      resolve(new Response(text, { status, headers: headersOf(xhr) }));
    });
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
    else xhr.send(body);
  });
}

/**
 * A `fetch` over XMLHttpRequest for one body: fetch itself cannot report how much has been sent.
 *
 * @example fetchBaseQuery({ fetchFn: createUploadFetch(form, setProgress) })
 */
export const createUploadFetch =
  (body: FormData, onProgress: (share: number) => void): typeof fetch =>
  (input, init) =>
    send(new Request(input, init), body, onProgress);
