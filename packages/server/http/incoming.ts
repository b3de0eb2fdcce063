/**
 * A request as it comes in, whose body can be had whole. Node's own is a stream, which tells of its pieces, its end and
 * its closing in turns of their own: for a body that mostly comes along with its head, that is more work than reading
 * it. Who asks for a stream still gets one.
 */
import { IncomingMessage } from "node:http";

/** What has come of a body. */
export interface Gathered {
  readonly pieces: readonly Buffer[];
  readonly bytes: number;
  readonly ended: boolean;
}

export class Incoming extends IncomingMessage {
  /** Null while it is a stream like any other. */
  #body: { pieces: Buffer[]; bytes: number; ended: boolean } | null = null;
  #listener: ((body: Gathered) => void) | null = null;
  #gone = false;

  /** To be told at the head: from now on it is no stream, unless some of the body has come already. */
  gather(): void {
    if (this.complete || this.readableLength > 0) return;
    this.#body = { pieces: [], bytes: 0, ended: false };
  }

  /** What has come so far, or null for a stream. Whoever asks wants the rest too, so the connection is read on. */
  gathered(): Gathered | null {
    // The way by which a stream is told that it is wanted.
    if (this.#body !== null) this.read(0);
    return this.#body;
  }

  /** Tells whenever more has come, and at the end. */
  listen(listener: (body: Gathered) => void): void {
    this.#listener = listener;
  }

  /** Nothing of the body is kept any longer, nor of what is still to come. */
  letGo(): void {
    if (this.#body === null) return;
    this.#body = { pieces: [], bytes: 0, ended: false };
    this.#listener = null;
    this.#gone = true;
  }

  /** Called by the parser for each piece, and with null at the end; false asks it to wait. */
  override push(piece: Buffer | null): boolean {
    const body = this.#body;
    if (body === null) return super.push(piece);
    if (piece === null) this.#leaveParser();
    if (this.#gone) return true;
    if (piece === null) body.ended = true;
    else {
      body.pieces.push(piece);
      body.bytes += piece.length;
    }
    this.#listener?.(body);
    // While nobody has asked, as much waits here as would in a stream.
    return this.#listener !== null || body.bytes < this.readableHighWaterMark;
  }

  /**
   * Until its next request a connection's parser holds on to the last one, unless that has ended as a stream does: of a
   * thousand connections each would keep one alive for long enough to grow old.
   */
  #leaveParser(): void {
    const { parser } = this.socket as { readonly parser?: { incoming: IncomingMessage | null } | null };
    if (parser?.incoming === this) parser.incoming = null;
  }
}
