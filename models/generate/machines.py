"""Lines that machines write, full of capitals, accounts, hosts and numbers, and empty of people: what a tagger must leave alone."""
from .grammar import expand
from .slots import SLOTS

TABLE = dict(SLOTS)
TABLE.update({
    "n": lambda rng: str(rng.randint(1, 99999)), "d": lambda rng: str(rng.randint(0, 9)), "hex": lambda rng: f"{rng.randrange(1 << 32):08x}", "ip": lambda rng: ".".join(str(rng.randint(1, 254)) for _ in range(4)),
    "clock": lambda rng: f"{rng.randint(0, 23):02}:{rng.randint(0, 59):02}:{rng.randint(0, 59):02}", "stamp": ["{clock}", "[{clock}.{d}]", "{n}", "t={n}", "{clock},{n}"],
    "camel": ["<Block|Task|Node|Session|Window|Power|Data|Packet|Resource|Thread|Cache|Event|Screen|Audio|Job|Map|User|Token|Storage|Shuffle><Manager|Server|Handler|Tracker|Impl|Scheduler|Service|Listener|Receiver|Store|Executor|Monitor|Controller|Info>"],
    "daemon": ["sshd", "crond", "kernel", "systemd", "dhcpd", "postfix", "nginx", "dbus", "ntpd", "xinetd", "smartd", "login(pam)", "rsyslogd", "dockerd", "kubelet"], "host": ["node{d}", "web-{n}", "ip-{ip}", "edge.{user}.net", "combo{d}", "db{d}.local", "LabSrv{d}"],
    "line": ["{stamp} {host} {daemon}[{n}]: {said}", "{stamp} <INFO|WARN|ERROR|DEBUG|FATAL> <org|com>.{user}.{camel}: {said}", "<E|I|W|D>/{camel}({n}): {said}", "[{stamp}] [<error|notice|warn>] {said}", "{stamp} {n} {n} <I|D|E> {camel}: {said}", "level=<info|warn|error> component={camel} msg=\"{said}\"", "{host} {n} <KERN|NET|DISK> <INFO|CRIT> {said}",
             "at com.{user}.{camel}.run({camel}.java:{n})", "File \"/usr/lib/{user}/{user}.py\", line {n}, in {user}_{user}", "class {camel}(Base{camel}):", "const {user} = new {camel}({d}, '{marker}');", "private final {camel} {user}{camel};", "GET /v{d}/{user}/{n} 200 {n}ms", "{camel}::{camel}() returned {d}", "import {{ {camel}, {camel} }} from './{user}'".replace("{{ ", "").replace(" }}", "")],
    "said": ["login <failed|accepted> as <root|admin|{user}> at {ip}:{n}", "session <opened|closed> for account <root|{user}|backup> (id {d})", "<Starting|Stopping|Received|Deleting|Registered|Lost> <block|task|container|executor|worker> {camel}_{n}", "peer {ip} (<no name|{host}>) <closed|refused|timed out>", "<ACPI|CPU|PCI|USB|IRQ>: <device|bus|core> {hex} <ready|not found|parity error>",
             "{camel} <started|stopped|died> with code {d}", "<Got|Sent> {n} bytes, status <OK|FAILED|RETRY>", "Package {user} <activated|removed>, version {d}.{d}.{n}", "<set|get>{camel}: {user}={n}", "<Tried|Unable> to <open|mount|bind|parse> /{user}/{user}.<conf|log|db>", "<Total|Free> memory: {n} kB", "<page|row|slot> {hex} <rewritten|checked|evicted>", "{d} sensors above limit", "checksum of part {n} is right", "<Worker|Scheduler|Reducer|Mapper> {d} is <up|down|idle>"],
})


def lines(rng):
    return "\n".join(expand(rng, "{line}", TABLE) for _ in range(rng.randint(1, 6)))
