/** A mail server that speaks as much SMTP as a message needs, keeps what it was told, and refuses addresses that begin with 'gone' (for good) or 'full' (for now). */
import { createServer, type Server } from "node:net";

/** Not listening yet; each mail, with its envelope, is added to `kept`. */
export function createMailServer(kept: string[]): Server {
  return createServer((socket) => {
    let said = "";
    let isData = false;
    socket.write("220 mail\r\n");
    socket.on("error", () => undefined);
    socket.on("data", (chunk) => {
      const text = chunk.toString();
      said += text;
      if (isData) {
        if (!said.endsWith("\r\n.\r\n")) return;
        isData = false;
        kept.push(said);
        socket.write("250 kept\r\n");
      } else if (/^DATA/m.test(text)) {
        isData = true;
        socket.write("354 go on\r\n");
      } else if (/^QUIT/m.test(text)) socket.end("221 bye\r\n");
      else if (/^RCPT TO:<gone/m.test(text)) socket.write(`550 5.1.1 ${text.trim()} nobody has this address\r\n`);
      else if (/^RCPT TO:<full/m.test(text)) socket.write(`450 4.2.2 ${text.trim()} mailbox full\r\n`);
      else socket.write("250 fine\r\n");
    });
  });
}
