"""Builds and tries the image and the services of deploy/: `python -m tests.try_deploy`.

With Docker it runs deploy/compose.yaml. Without it, it takes the same steps in a folder: the
instructions of the Dockerfile with its paths below the folder, and then PostgreSQL, the server and
nginx with the settings of compose.yaml. In both cases a table is made through nginx, over TLS, and
looked for in the database. Needs PostgreSQL, nginx, Node.js and openssl if there is no Docker.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import secrets
import shlex
import shutil
import ssl
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import yaml  # type: ignore[import-untyped]

from tests.server.postgres import private_postgres
from tests.server.processes import free_port

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
NAME = "play.example.org"
OF_THE_IMAGE = ("apt-get", "useradd", "install --directory")  # a machine has or does not need it
INSIDE = re.compile(r"(?<![\w.])/(?=(?:src|opt/damrak|var/lib/damrak)\b)")
PATIENCE = 900  # seconds until the server has compiled the rules


def instructions() -> list[tuple[str, str]]:
    """The instructions of the Dockerfile: kind and text."""
    lines = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").splitlines()
    words = [line.split(" ", 1) for line in lines if line and not line.startswith("#")]
    return [(kind, text) for kind, text in words]


def services() -> dict[str, Any]:
    """The services of compose.yaml."""
    found = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    made: dict[str, Any] = found["services"]
    return made


def below(folder: Path, text: str) -> str:
    """A text with the image's own paths below a folder."""
    return INSIDE.sub(lambda _: f"{folder}/", text)


def build(folder: Path) -> dict[str, str]:
    """Follow the Dockerfile in a folder; returns the environment of the server."""
    environment: dict[str, str] = {}
    for kind, text in instructions():
        if kind == "RUN" and not text.startswith(OF_THE_IMAGE):
            print("RUN", text, flush=True)
            subprocess.run([*shlex.split("bash -ec"), below(folder, text)], check=True, cwd=folder)
        elif kind == "COPY" and not text.startswith("--from"):
            copy_sources(Path(below(folder, text.split()[-1])))
        elif kind == "ENV":
            name, _, value = text.partition("=")
            environment[name] = below(folder, value)
    (folder / "var" / "lib" / "damrak").mkdir(parents=True)
    return environment


def copy_sources(target: Path) -> None:
    """Copy what git knows of the sources, less what the image is not built from."""
    ignored = (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf-8").split()
    left_out = tuple(f"{each}/" for each in ignored)
    listed = subprocess.run(
        shlex.split("git ls-files --cached --others --exclude-standard"),
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    for name in listed:
        if not name.startswith(left_out) and (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, target / name)


@contextmanager
def running(command: list[str], folder: Path, environment: dict[str, str]) -> Iterator[None]:
    """A program in the background, until the end of the block; away from the sources."""
    with subprocess.Popen(command, env={**os.environ, **environment}, cwd=folder) as process:
        try:
            yield
        finally:
            process.terminate()


def server_settings(database: str, port: int) -> dict[str, str]:
    """The environment that compose.yaml gives the server, for this machine."""
    given = services()["server"]["environment"]
    known = {"DAMRAK_DATABASE": database, "DAMRAK_PROXIES": "127.0.0.1", "DAMRAK_PORT": str(port)}
    plain = {name: re.sub(r"\$\{DAMRAK_NAME[^}]*\}", NAME, text) for name, text in given.items()}
    return {**plain, **known, "DAMRAK_OWNER_TOKEN": ""}


def proxy_command(folder: Path, ports: dict[str, int]) -> list[str]:
    """The command that compose.yaml gives nginx, with files and ports of this machine."""
    command = services()["proxy"]["command"].replace("$$", "$")
    moved = {
        "server:8642": f"127.0.0.1:{ports['server']}",
        "/etc/nginx/damrak.conf": str(DEPLOY / "nginx.conf"),
        "/etc/nginx/conf.d": str(folder / "nginx"),
        "nginx -g 'daemon off;'": f"{nginx()} -e {folder}/error.log -c {folder}/nginx/nginx.conf",
    }
    for old, new in moved.items():
        command = command.replace(old, new)
    ending = f"-e 's/listen 80;/listen {ports['plain']};/' -e '/http2 on;/d'"
    ending += f" -e 's/listen 443 ssl/listen {ports['secure']} ssl/'"
    ending += f" -e s,/etc/letsencrypt/live/{NAME},{folder}/certificates,"
    return shlex.split(command.replace("sed ", f"sed {ending} "))


def nginx() -> str:
    """The program nginx."""
    found = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if found is None:
        raise SystemExit("nginx is missing; on Debian: apt-get install nginx-light")
    return found


def certificates(folder: Path) -> Path:
    """A self-signed certificate and its key; returns their folder."""
    made = folder / "certificates"
    made.mkdir()
    command = f"openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN={NAME}"
    command += f" -addext subjectAltName=DNS:{NAME},DNS:localhost"
    command += f" -out {made}/fullchain.pem -keyout {made}/privkey.pem"
    subprocess.run(shlex.split(command), check=True, capture_output=True)
    return made


def site_around(folder: Path) -> None:
    """The rest of nginx's settings, which its image brings along."""
    (folder / "nginx").mkdir()
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = "".join(f"{kind}_temp_path {folder}/{kind}; " for kind in kinds)
    text = f"daemon off; pid {folder}/pid; user root; events {{}}\n"
    text += f"http {{ {paths} include {folder}/nginx/default.conf; }}\n"
    (folder / "nginx" / "nginx.conf").write_text(text, encoding="utf-8")


def try_it(port: int, certificate: Path) -> str:
    """Wait until the server is there, and make a table through nginx; returns its code."""
    trust = ssl.create_default_context(cafile=str(certificate))
    with httpx.Client(base_url=f"https://localhost:{port}", verify=trust) as client:
        wait_for(client)
        assert "<title>" in client.get("/").text
        tokens = [secrets.token_urlsafe(24) for _ in range(2)]
        table = {"owner": tokens[0], "invite": tokens[1], "seats": [{"kind": "open"}] * 2}
        answer = client.post("/api/tables", json=table)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["code"])


def wait_for(client: httpx.Client) -> None:
    """Wait until the server could store a move."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        with contextlib.suppress(httpx.TransportError):
            if client.get("/healthz").is_success:
                return
        time.sleep(1)
    raise SystemExit("the server did not become healthy")


def try_in_folder(folder: Path) -> None:
    """All of it without Docker."""
    environment = build(folder)
    made = certificates(folder)
    site_around(folder)
    ports = {name: free_port() for name in ("server", "plain", "secure")}
    with ExitStack() as stack:
        database = stack.enter_context(private_postgres()).new_database("damrak")
        settings = {**environment, **server_settings(database, ports["server"])}
        command = json.loads(next(text for kind, text in instructions() if kind == "CMD"))
        command = [below(folder, word) for word in command]
        stack.enter_context(running(command, folder, settings))
        stack.enter_context(running(proxy_command(folder, ports), folder, {"DAMRAK_NAME": NAME}))
        code = try_it(ports["secure"], made / "fullchain.pem")
        stored = subprocess.run(
            [command[0], "admin", "tables", "--json"],
            env={**os.environ, **settings},
            cwd=folder,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        assert code in stored


def try_with_docker(folder: Path) -> None:
    """All of it with Docker."""
    made = certificates(folder)
    given = {"DAMRAK_NAME": NAME, "DAMRAK_CERTIFICATES": str(made)}
    given["DAMRAK_DB_PASSWORD"] = secrets.token_urlsafe(24)
    compose = ["docker", "compose", "-f", str(DEPLOY / "compose.yaml")]
    environment = {**os.environ, **given}
    try:
        subprocess.run([*compose, "up", "--build", "--detach"], env=environment, check=True)
        code = try_it(443, made / "fullchain.pem")
        admin = ("exec", "-T", "server", "/opt/damrak/bin/damrak", "admin", "tables", "--json")
        stored = subprocess.run(
            [*compose, *admin], env=environment, capture_output=True, text=True, check=True
        ).stdout
        assert code in stored
    finally:
        subprocess.run([*compose, "down", "--volumes"], env=environment, check=False)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(prefix="damrak-deploy-") as name:
        place = Path(name)
        place.chmod(0o755)
        (try_with_docker if shutil.which("docker") else try_in_folder)(place)
    sys.stdout.write("built, started and tried\n")
