"""A webhook receiver with Python's standard library: python3 receiver.py"""

import base64
import hashlib
import hmac
import json
import os
import re
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

SPACE = re.compile(r"[ \t\n\r]*")


def raw_members(text):
    """The members of a JSON object with their values as they stand in the text; ValueError when it is none."""
    decoder, members = json.JSONDecoder(), {}

    def skip(at, expected):
        at = SPACE.match(text, at).end()
        if text[at : at + 1] not in expected or at == len(text):
            raise ValueError("not a JSON object")
        return at

    at = skip(0, "{")
    while text[at] != "}":
        at = skip(at + 1, '"')
        name, at = decoder.raw_decode(text, at)
        if name in members:
            raise ValueError("a member stands twice")
        start = SPACE.match(text, skip(at, ":") + 1).end()
        _, end = decoder.raw_decode(text, start)
        members[name] = text[start:end]
        at = skip(end, ",}")
    if SPACE.match(text, at + 1).end() != len(text):
        raise ValueError("text behind the object")
    return members


def verify_webhook(body, signature, secret):
    """Returns the event when the signature fits the bytes of the body; raises ValueError otherwise."""
    text = body.decode("utf-8")
    raw = raw_members(text)
    event = {name: json.loads(value) for name, value in raw.items()}
    signed = text  # form 2 signs the whole body
    if "event_id" in event:
        parts = [event.get(name) for name in ("event_id", "event_type", "created_at")]
        if event.get("api_version") != "v1" or "data" not in raw or not all(isinstance(part, str) for part in parts):
            raise ValueError("not a webhook")
        signed = "".join(parts) + raw["data"]
    digest = hmac.new(secret.encode(), signed.encode("utf-8"), hashlib.sha256).digest()
    given = (signature or "").encode()
    as_hex, as_base64 = digest.hex().encode(), base64.b64encode(digest)
    if not (hmac.compare_digest(given, as_hex) | hmac.compare_digest(given, as_base64)):
        raise ValueError("the signature does not fit")
    return event


class Receiver(BaseHTTPRequestHandler):
    secret = os.environ.get("WEBHOOK_SECRET", "whsec_demo")
    handled = set()

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        signature = self.headers.get("Service-Signature")
        try:
            event = verify_webhook(body, signature, self.secret)
        except (ValueError, RecursionError):
            return self.answer(400)
        self.answer(204)
        # Deliveries come at least once: the same event can arrive again.
        event_id = event.get("event_id", signature)
        if event_id not in self.handled:
            self.handled.add(event_id)
            print("verified", event.get("event_type", event.get("event")), flush=True)

    def answer(self, status):
        self.send_response(status)
        self.end_headers()

    def log_message(self, *_):
        """No line per request."""


if __name__ == "__main__":
    given = os.environ.get("WEBHOOK_PORT", "3000")
    port = int(given) if given.isdecimal() else 0
    if not 0 < port < 65536:
        sys.exit(f'WEBHOOK_PORT is "{given}". Set it to a port from 1 to 65535, or leave it out for 3000.')
    server = ThreadingHTTPServer(("127.0.0.1", port), Receiver)
    print(f"Receiver is ready on http://127.0.0.1:{port}/webhooks", flush=True)
    server.serve_forever()
