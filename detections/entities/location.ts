/**
 * Places: cities, regions, countries, facilities, and a postcode that stands alone. Most are the tagger's to find; these
 * recognisers read the fields of forms, files and tables that are named after a place. Off unless asked for.
 */
import { defineEntity, words } from "@portcullis/engine/cloak";

const PLACE_LABELS =
  words(`city, town, country, state, province, county, region, birthplace, place of birth, hometown, nationality country,
  ciudad, país, provincia, localidad, municipio, lugar de nacimiento, ville, pays, lieu de naissance, commune, stadt, ort, wohnort, geburtsort,
  bundesland, città, paese, comune, luogo di nascita, cidade, município, naturalidade, stad, woonplaats, geboorteplaats, plaats,
  miasto, miejscowość, województwo, miejsce urodzenia, kraj, město, obec, mesto, by, ort, kaupunki, kunta, város, település, oraș, județ, şehir, ilçe,
  город, страна, область, место рождения, місто, країна, град, държава, πόλη, 市区町村, 都道府県, 出身地, 城市, 国家, 省份, 도시, المدينة, البلد, עיר, शहर`);

const POSTCODE_LABELS =
  words(`zip, zip code, zipcode, postcode, postal code, post code, plz, postleitzahl, code postal, código postal, codigo postal,
  cp, cap, cep, postnummer, postinumero, kod pocztowy, psč, irányítószám, cod poștal, posta kodu, индекс, почтовый индекс, pin code, pincode, 郵便番号, 邮编, 우편번호`);

const NO_PLACE =
  /^(?:Required|Optional|Unknown|None|Null|Name|Code|Of|The|And|Select|Enter|State|City|Country|Region|Id|Type|True|False|Active|Open|Closed|New|String)(?!\p{L})/iu;

export default defineEntity({
  type: "location",
  meaning:
    "Cities, regions, countries and facilities, and postcodes on their own. Read by the tagger, and from fields named after a place.",
  recognisers: [
    {
      kind: "label",
      id: "field",
      labels: PLACE_LABELS,
      value:
        /(?:\p{Lu}[\p{L}\p{M}'’.-]{1,24}(?: (?:de|del|la|le|of|am|an der|upon|sur|do|da|di) ?| |-)?(?:\p{Lu}[\p{L}\p{M}'’.-]{1,24})?(?: \p{Lu}[\p{L}\p{M}'’-]{1,24})?|[\p{Script=Han}]{2,8})(?![\p{L}\p{M}\d@_(=/\\])/uy,
      judge: ({ text, start }, page) => {
        // Only a field says so (`city: Lyon`, `"city":"Lyon"`, a column); in a sentence the word proves nothing.
        const gap = page.text.slice(Math.max(0, start - 4), start);
        if (!/[:="'|>,\t;：]\s?["']?$/u.test(gap) || NO_PLACE.test(text)) return null;
        return { score: 0.75, end: start + text.replace(/[.,'’-]+$/u, "").length };
      },
    },
    {
      kind: "label",
      id: "postcode",
      labels: POSTCODE_LABELS,
      value:
        /(?:\d{5}-\d{4}|\d{5}-\d{3}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|\d{4} ?[A-Z]{2}|\d{2,3}[- ]\d{2,4}|\d{4,7})(?![\w-])/y,
      judge: 0.8,
    },
  ],
  finds: [
    '{"city": "«Lyon»", "country": "«France»"}',
    "City: «San Sebastián», ZIP: «94110»",
    "PLZ: «10115» Ort: «Berlin»",
    "name,city\nAna,«Porto»\nLi,«Suzhou»",
  ],
  ignores: ["the state of the machine", "city: required", "const country = getCountry()", "zip the files first"],
});
