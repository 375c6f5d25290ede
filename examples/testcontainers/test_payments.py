# pip install testcontainers pytest, then: docker build -t tenderbox . && pytest test_payments.py
import json
import urllib.request

import pytest
from testcontainers.core.container import DockerContainer
from testcontainers.core.waiting_utils import wait_for_logs

KEY = "tb_key_default"


@pytest.fixture(scope="module")
def origin():
    sandbox = DockerContainer("tenderbox").with_command("start --clock frozen --seed 1").with_exposed_ports(4020)
    with sandbox:
        wait_for_logs(sandbox, "Tenderbox is ready on")
        yield f"http://{sandbox.get_container_host_ip()}:{sandbox.get_exposed_port(4020)}"


def call(origin, method, path, body=None):
    headers = {"Authorization": f"Bearer {KEY}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(origin + path, data=data, headers=headers, method=method)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def test_a_payment_that_nobody_makes_expires_after_fifteen_minutes(origin):
    payment = call(origin, "POST", "/v1/payments", {"amount": 100, "currency": "EUR"})
    call(origin, "POST", "/_sandbox/clock/advance", {"by": "15m"})
    assert call(origin, "GET", f"/v1/payments/{payment['id']}")["status"] == "expired"
