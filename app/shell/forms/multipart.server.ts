import { errorText } from '#app/ui/text/errors.ts';
import { AppError } from '#modules/platform/index.server.ts';

const LONGEST_HEAD = 16 * 1024;
const BLANK_LINE = Buffer.from('\r\n\r\n');

/**
 * The bytes of the file that a form of a route that `streamsUpload` carries under a name, while they arrive: nothing of it
 * is held but a piece. Nothing comes where the form has no such file.
 *
 * @throws AppError `bad_request` for what is no form or is cut, `too_large` beyond the limit of the route.
 */
export async function* fileOf(request: Request, name: string): AsyncGenerator<Buffer> {
  const boundary = /^multipart\/form-data;.*\bboundary="?([^";]{1,70})"?/i.exec(
    request.headers.get('content-type') ?? '',
  )?.[1];
  if (!boundary || !request.body) throw unreadable();
  // The first boundary has no line before it.
  const body = new Pieces(request.body, Buffer.from('\r\n'));
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  for await (const _ of body.until(delimiter));
  for (;;) {
    let head = '';
    for await (const piece of body.until(BLANK_LINE, Buffer.from('--'))) {
      head += piece.toString('utf8');
      if (head.length > LONGEST_HEAD) throw unreadable();
    }
    if (body.hasEnded) return;
    const isFile = new RegExp(
      `^content-disposition:[^\\r\\n]*; name="${name}"; filename=`,
      'im',
    ).test(head);
    for await (const piece of body.until(delimiter)) if (isFile) yield piece;
    if (isFile) return;
  }
}

function unreadable(): AppError {
  return new AppError('bad_request', 'unreadable form', errorText(400).message);
}

/** A body that is read from one mark to the next. */
class Pieces {
  #rest: Buffer;
  readonly #chunks: AsyncIterator<Uint8Array>;
  /** Whether the last boundary was passed. */
  hasEnded = false;

  constructor(body: ReadableStream<Uint8Array>, before: Buffer) {
    this.#rest = before;
    this.#chunks = body[Symbol.asyncIterator]();
  }

  /**
   * What comes before a mark, which is passed.
   *
   * @param end where the body begins with it, it has ended.
   */
  async *until(mark: Buffer, end?: Buffer): AsyncGenerator<Buffer> {
    if (end) {
      while (this.#rest.length < end.length) await this.#more();
      this.hasEnded = this.#rest.subarray(0, end.length).equals(end);
      if (this.hasEnded) return;
    }
    for (;;) {
      const at = this.#rest.indexOf(mark);
      if (at >= 0) {
        const piece = this.#rest.subarray(0, at);
        this.#rest = this.#rest.subarray(at + mark.length);
        if (piece.length > 0) yield piece;
        return;
      }
      // The mark may begin in what is here.
      const safe = Math.max(0, this.#rest.length - mark.length + 1);
      const piece = this.#rest.subarray(0, safe);
      this.#rest = this.#rest.subarray(safe);
      if (piece.length > 0) yield piece;
      await this.#more();
    }
  }

  async #more(): Promise<void> {
    const { done, value } = await this.#chunks.next();
    if (done) throw unreadable();
    this.#rest = Buffer.concat([this.#rest, value]);
  }
}
