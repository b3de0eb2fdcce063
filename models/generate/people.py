"""Names, addresses, dates and births of many locales, in every form that personal data takes: prose, mail, forms, JSON, tables, logs.

Reads gazetteers (MIT and CC0 lists) at training time; none of their content is kept here. Beside them stand the things that are
taken for personal data and are not: handles, ages, medicines, products, months that are verbs, companies.
"""
import gzip
import json
import os
import re

from .machines import lines

MONTHS = {
    "en": "January February March April May June July August September October November December".split(),
    "de": "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(),
    "fr": "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(),
    "es": "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(),
    "it": "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split(),
    "pt": "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split(),
    "nl": "januari februari maart april mei juni juli augustus september oktober november december".split(),
    "pl": "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia".split(),
    "ru": "января февраля марта апреля мая июня июля августа сентября октября ноября декабря".split(),
    "sv": "januari februari mars april maj juni juli augusti september oktober november december".split(),
}
# What introduces a birth date, in running text and in forms; {D} is the date, {P} a person.
BIRTH = {
    "en": ["{P} was born on {D}", "born {D}", "date of birth: {D}", "DOB: {D}", "DOB {D}", "birth date {D}", "Birthday: {D}", "{P} (born {D})", "{P}, b. {D}", "my birthday is {D}", "d.o.b. {D}", "\"birthDate\": \"{D}\"", "\"date_of_birth\": \"{D}\"", "dob={D}", "Patient {P}, born on {D}, was admitted", "Happy birthday, {P}! Born {D}, right?"],
    "de": ["{P}, geboren am {D}", "geb. {D}", "Geburtsdatum: {D}", "{P} (geb. {D})", "Ich bin am {D} geboren"], "fr": ["{P}, né le {D}", "née le {D}", "date de naissance : {D}", "Je suis né le {D}"],
    "es": ["{P}, nacido el {D}", "fecha de nacimiento: {D}", "nació el {D}", "F. nac.: {D}"], "it": ["{P}, nato il {D}", "data di nascita: {D}", "nata il {D}"], "pt": ["{P}, nascido em {D}", "data de nascimento: {D}", "nasceu em {D}"],
    "nl": ["{P}, geboren op {D}", "geboortedatum: {D}"], "pl": ["{P}, urodzony {D}", "data urodzenia: {D}", "ur. {D}"], "ru": ["{P} родился {D}", "дата рождения: {D}", "{D} года рождения"], "sv": ["{P}, född {D}", "födelsedatum: {D}"],
}
PROSE = {
    "en": ["{P} called about the invoice.", "Please ask {P} or {P}.", "I met {P} in {L} on {D}.", "{P} works for {O} in {L}.", "Dear {P},\nthank you for your letter of {D}.", "The parcel goes to {P}, {A}.", "{P} lives at {A}.", "Ship to: {A}", "Our new office: {A}.", "Meeting with {P} ({O}) on {D} in {L}.", "cc {P}, {P} and {P}", "{P} moved from {L} to {L}.",
           "Signed, {P}", "Best regards\n{P}\n{O}\n{A}", "Patient: {P}\nAddress: {A}", "{P} paid on {D}.", "Flight to {L} on {D} for {P}.", "hi, this is {P} from {L}", "Contact person is {P}.", "send it to {A} please", "On {D} the court heard {P} against {O}.", "Dr. {P} will see you on {D}.", "Mr {P} and Mrs {P} arrived.", "{P}'s contract ends on {D}.", "thanks, {P}"],
    "de": ["{P} hat wegen der Rechnung angerufen.", "Ich traf {P} am {D} in {L}.", "{P} arbeitet bei {O} in {L}.", "Wohnhaft: {A}", "Sehr geehrte Frau {P},", "Herr {P} wohnt in {L}.", "Lieferung an {P}, {A}."], "fr": ["{P} a appelé au sujet de la facture.", "J'ai rencontré {P} à {L} le {D}.", "{P} travaille chez {O} à {L}.", "Adresse : {A}", "Madame {P} habite à {L}.", "Livraison : {P}, {A}"],
    "es": ["{P} llamó por la factura.", "Conocí a {P} en {L} el {D}.", "{P} trabaja en {O}, {L}.", "Dirección: {A}", "El señor {P} vive en {L}.", "Enviar a {P}, {A}"], "it": ["{P} ha chiamato per la fattura.", "Ho incontrato {P} a {L} il {D}.", "{P} lavora per {O} a {L}.", "Indirizzo: {A}", "La signora {P} abita a {L}."],
    "pt": ["{P} ligou sobre a fatura.", "Encontrei {P} em {L} no dia {D}.", "{P} trabalha na {O} em {L}.", "Endereço: {A}", "O senhor {P} mora em {L}."], "nl": ["{P} belde over de factuur.", "Ik sprak {P} in {L} op {D}.", "{P} werkt bij {O} in {L}.", "Adres: {A}", "Mevrouw {P} woont in {L}."],
    "pl": ["{P} dzwonił w sprawie faktury.", "Spotkałem {P} w {L} dnia {D}.", "Adres: {A}", "Pani {P} mieszka w {L}."], "ru": ["{P} звонил по поводу счёта.", "Адрес: {A}", "Встреча: {P}, {L}, {D}.", "{P} работает в {O}."], "sv": ["{P} ringde om fakturan.", "Jag träffade {P} i {L} den {D}.", "Adress: {A}"],
}
FORMS = ["{{\"name\": \"{P}\", \"city\": \"{L}\", \"date\": \"{D}\"}}", "{{\"customer\": {{\"fullName\": \"{P}\", \"address\": \"{A}\"}}}}", "name,city,joined\n{P},{L},{D}\n{P},{L},{D}", "Name: {P}\nCity: {L}\nDate: {D}", "full_name={P}&city={L}", "| {P} | {L} | {D} |", "{D} {P} signed in from {L}", "<td>{P}</td><td>{A}</td>", "- name: {P}\n  address: {A}", "From: {P}\nDate: {D}", "INSERT INTO people VALUES ('{P}', '{L}', '{D}');", "[{D}] {P}: see you in {L}",
         "first_name: {P}\ncountry: {L}", "Attendees: {P}; {P}; {P}", "{P} <x@example.com>", "Author: {P}", "user: {P}, from {L}", "BEGIN:VCARD\nFN:{P}\nADR:{A}\nEND:VCARD", "Invoice to {P}\n{A}\nDue {D}"]
NOTHING = ["@sunny_dev liked your post", "user anna_92 logged out", "she is 43 years old", "a 12-year-old boy and his dog", "take ibuprofen and paracetamol twice a day", "Lisinopril 10 mg daily", "you may march on", "May I ask a question?", "the will of the people", "grant access to the mark", "Version 10.4.2 of Jenkins", "the Bayesian model beats Monte Carlo", "Parkinson's disease and Alzheimer's", "it took three weeks",
           "Room 12, second floor", "Python, Java and Ruby", "Amazon and Apple shares fell", "in two hours", "the last five years", "call handle_request(client)", "class UserProfile extends Model", "Chapter 4: The Road", "Windows Server on Azure", "set John=off", "the Turing test", "Article 5 of the Treaty", "order 66-1022", "PATCH /v1/users/12", "Metformin, Warfarin, Ramipril", "Thank you", "Best regards", "Kind Regards", "Hello World", "Sales Manager", "Human Resources", "Customer Service"]
COMPANY = ["{W} GmbH", "{W} Inc.", "{W} Ltd", "{W} & Sons", "{W} Bank", "University of {C}", "{W} Group", "{W} S.A.", "{C} Airport Services", "{W} Systems", "Ministry of {W}", "{W} Airlines"]
WORDS = ["Nordwind", "Acme", "Blue River", "Helios", "Atlas", "Kestrel", "Primrose", "Vertex", "Lumen", "Orion", "Cedar", "Juno", "Delta", "Quantum", "Harbour"]


class People:
    """Draws tagged rows; the gazetteers are read once."""

    def __init__(self, folder):
        def load(name):
            with gzip.open(os.path.join(folder, name + ".json.gz"), "rt", encoding="utf-8") as file:
                return json.load(file)
        self.names = {code: value for code, value in load("faker_person_names").items() if len(value.get("first", [])) > 20 and len(value.get("last", [])) > 15}
        self.parts = load("faker_address_parts")
        with gzip.open(os.path.join(folder, "cities15000.tsv.gz"), "rt", encoding="utf-8") as file:
            self.cities = [line.split("\t")[0] for line in list(file)[1:]]
        self.codes = sorted(self.names)

    def row(self, rng):
        """(text, [(type, start, end)]); every type of ours is labelled."""
        if rng.random() < 0.16:
            return lines(rng), []
        code = rng.choice(self.codes)
        lang = code[:2] if code[:2] in PROSE else "en"
        pieces = [self._one(rng, code, lang) for _ in range(rng.choice([1, 1, 2, 3]))]
        glue = rng.choice([" ", "\n", "\n\n"])
        text, spans = "", []
        for piece, found in pieces:
            if text:
                text += glue
            spans += [(kind, start + len(text), end + len(text)) for kind, start, end in found]
            text += piece
        draw = rng.random()
        if draw < 0.12:
            lowered = text.lower()
            text = lowered if len(lowered) == len(text) else text
        elif draw < 0.18:
            raised = text.upper()
            text = raised if len(raised) == len(text) else text
        return text, spans

    def _one(self, rng, code, lang):
        draw = rng.random()
        if draw < 0.2:
            return rng.choice(NOTHING), []
        if draw < 0.4:
            return self._fill(rng, rng.choice(BIRTH[lang]), code, lang, birth=True)
        return self._fill(rng, rng.choice(FORMS if draw < 0.6 else PROSE[lang]), code, lang)

    def _fill(self, rng, template, code, lang, birth=False):
        text, spans = "", []
        for part in re.split(r"(\{[PLDOA]\})", template):
            kind = {"{P}": "person_name", "{L}": "location", "{D}": "date_of_birth" if birth else "date", "{O}": "organisation", "{A}": "street_address"}.get(part)
            if kind is None:
                text += part.replace("{{", "{").replace("}}", "}")
                continue
            value = {"{P}": self.person, "{L}": self.place, "{A}": self.address}.get(part)
            value = value(rng, code) if value else self.date(rng, lang) if part == "{D}" else self.company(rng)
            spans.append((kind, len(text), len(text) + len(value)))
            text += value
        return text, spans

    def person(self, rng, code):
        names = self.names[code]
        first, last = rng.choice(names["first"]), rng.choice(names["last"])
        if code[:2] in ("ja", "zh", "ko"):
            return last + first if rng.random() < 0.85 else last
        shape = rng.random()
        if shape < 0.55:
            return f"{first} {last}"
        if shape < 0.68:
            return first
        if shape < 0.78:
            return last
        if shape < 0.84:
            return f"{last}, {first}"
        if shape < 0.9:
            return f"{first} {rng.choice(names['first'])[0]}. {last}"
        if shape < 0.95:
            return f"{first[0]}. {last}"
        return f"{first} {last}-{rng.choice(names['last'])}" if rng.random() < 0.5 else f"{last} {first}"

    def place(self, rng, code):
        parts = self.parts.get(code) or self.parts["en"]
        pool = [key for key in ("city_name", "state", "country", "county") if parts.get(key)]
        if not pool or rng.random() < 0.4:
            return rng.choice(self.cities)
        place = re.sub(r" \(.*\)", "", rng.choice(parts[rng.choice(pool)]))
        return place if rng.random() < 0.85 else f"{place}, {rng.choice(self.cities)}"

    def address(self, rng, code):
        parts = self.parts.get(code) or self.parts["en"]
        street = self._street(rng, parts, code)
        number = _digits(rng, rng.choice(parts.get("building_number") or ["##", "###"])).strip(" ,")
        post = _digits(rng, rng.choice(parts.get("postcode") or ["#####"]))
        city = rng.choice(parts.get("city_name") or self.cities)
        after = code[:2] not in ("en", "fr")
        line = f"{street} {number}" if after else f"{number} {street}"
        if rng.random() < 0.25:
            unit = _digits(rng, rng.choice(parts.get("secondary_address") or ["Apt. ##", "Unit #"]))
            if "{" not in unit:
                line += rng.choice([", ", " "]) + unit
        gap = rng.choice([", ", ", ", "\n", " "])
        shape = rng.random()
        if shape < 0.25:
            return line
        if shape < 0.85:
            return f"{line}{gap}{post} {city}" if after else f"{line}{gap}{city}{rng.choice([', ', ' '])}{post}"
        return f"{line}{gap}{city}"

    def _street(self, rng, parts, code):
        names = self.names[code]
        pattern = rng.choice(parts.get("street_pattern") or ["{{person.lastName}} Street"])
        values = {"person.firstName": names["first"], "person.lastName": names["last"], "location.street_suffix": parts.get("street_suffix") or ["Street", "Road"], "location.street_prefix": parts.get("street_prefix") or ["Rue"],
                  "location.street_name": parts.get("street_name") or names["last"], "location.street_name_part": parts.get("street_name") or names["last"], "location.common_street_suffix": parts.get("street_suffix") or ["gata"]}

        def value(match):
            return str(rng.randint(1, 9)) if match.group(1).startswith("number") else rng.choice(values.get(match.group(1)) or names["last"])
        return re.sub(r"\{\{([^}]*?(?:\{[^}]*\}\))?)\}\}", value, pattern)

    def date(self, rng, lang):
        year, month, day = rng.randint(1935, 2031), rng.randint(1, 12), rng.randint(1, 28)
        name = MONTHS[lang][month - 1]
        forms = [f"{year}-{month:02}-{day:02}", f"{day:02}/{month:02}/{year}", f"{day}.{month}.{year}", f"{day:02}.{month:02}.{year}", f"{day} {name} {year}", f"{day} {name}", f"{name} {year}", f"{month}/{day}/{year % 100:02}"]
        if lang == "en":
            forms += [f"{name} {day}, {year}", f"{name} {day}", f"{name[:3]} {day}, {year}", f"{day}th of {name} {year}", f"{day}-{name[:3]}-{year}"]
        if lang == "de":
            forms.append(f"{day}. {name} {year}")
        return rng.choice(forms)

    def company(self, rng):
        return rng.choice(COMPANY).replace("{W}", rng.choice(WORDS)).replace("{C}", rng.choice(self.cities))


def _digits(rng, pattern):
    return "".join(str(rng.randint(1 if at == 0 else 0, 9)) if char == "#" else rng.choice("ABCDEFGHJKLMNPRSTUVW") if char == "?" else char for at, char in enumerate(pattern))
