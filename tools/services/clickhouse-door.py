"""The engine of ClickHouse, embedded (chdb), behind the part of its HTTP interface that the official client uses.

The engine is the real one, of the version that is printed; this door is ours and stands in for the server's: queries and
parameters in the address, the body or a form, settings, insertions with their rows in the body, gzip, and errors with
their code. One statement runs at a time.

    python clickhouse-door.py FOLDER PORT
"""

import gzip
import json
import re
import sys
import threading
from email.parser import BytesParser
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qsl, urlsplit

from chdb.session import Session

FOLDER, PORT = sys.argv[1], int(sys.argv[2])
SESSION = Session(FOLDER)
ONE_AT_A_TIME = threading.Lock()
# What is said to the server of HTTP, not to its engine.
OF_THE_DOOR = {
    "query", "query_id", "database", "default_format", "session_id", "session_timeout", "role",
    "wait_end_of_query", "enable_http_compression", "send_progress_in_http_headers",
}
NAME = re.compile(r"^[a-z0-9_]+$")


def run(query, data, fields):
    with ONE_AT_A_TIME:
        SESSION.query(f"USE {fields.get('database', 'default')}")
        for name, value in fields.items():
            if name in OF_THE_DOOR or name.startswith("param_") or not NAME.match(name):
                continue
            SESSION.query(f"SET {name} = {value if value.isdigit() else json.dumps(value)}")
        parameters = {name[6:]: value for name, value in fields.items() if name.startswith("param_")}
        text = query if not data else f"{query}\n{data}"
        answer = SESSION.query(text, "TabSeparated", params=parameters or None)
        return bytes(answer.bytes() or b"")


class Door(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        self.answer(200, b"Ok.\n")

    def do_POST(self):
        fields = dict(parse_qsl(urlsplit(self.path).query, keep_blank_values=True))
        body = self.body()
        if self.headers.get_content_type() == "multipart/form-data":
            head = f"Content-Type: {self.headers['content-type']}\r\n\r\n".encode()
            for part in BytesParser().parsebytes(head + body).get_payload():
                name = part.get_param("name", header="content-disposition")
                fields[name] = part.get_payload(decode=True).decode()
            body = b""
        query, data = fields.get("query"), body.decode()
        if query is None:
            query, data = data, ""
        try:
            self.answer(200, run(query, data, fields))
        except Exception as error:  # Whatever the engine says goes to the client, as the server does it.
            message = str(error)
            code = re.search(r"Code: (\d+)", message)
            self.answer(500, message.encode(), {"X-ClickHouse-Exception-Code": code[1] if code else "1002"})

    def body(self):
        if self.headers.get("transfer-encoding", "").lower() == "chunked":
            pieces = []
            while size := int(self.rfile.readline().split(b";")[0], 16):
                pieces.append(self.rfile.read(size))
                self.rfile.readline()
            self.rfile.readline()
            raw = b"".join(pieces)
        else:
            raw = self.rfile.read(int(self.headers.get("content-length", 0)))
        return gzip.decompress(raw) if self.headers.get("content-encoding") == "gzip" else raw

    def answer(self, status, body, headers=()):
        self.send_response(status)
        for name, value in dict(headers).items():
            self.send_header(name, value)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


class Server(ThreadingHTTPServer):
    def handle_error(self, *_):
        """A client that was killed is nothing to report."""


server = Server(("127.0.0.1", PORT), Door)
version = bytes(SESSION.query("SELECT version()", "TabSeparated").bytes()).decode().strip()
print(f"ready on {server.server_address[1]} with {version}", flush=True)
server.serve_forever()
