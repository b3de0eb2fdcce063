/** A keep-alive connection on which one request is under way at a time: each whole answer is handed on, head and body. */
import { connect, type Socket } from "node:net";

export function connectFor(url: string, onAnswer: (answer: string) => void): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let pending = "";
  socket.setNoDelay(true);
  socket.setEncoding("latin1");
  socket.on("data", (text: string) => {
    pending += text;
    const head = pending.indexOf("\r\n\r\n");
    if (head < 0) return;
    const length = Number(/content-length: (\d+)/i.exec(pending.slice(0, head))?.[1]);
    if (pending.length < head + 4 + length) return;
    const answer = pending;
    pending = "";
    onAnswer(answer);
  });
  return socket;
}
