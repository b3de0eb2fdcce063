/**
 * What other detectors call our types. A label that stands here with null is known and means nothing of ours; a label that
 * does not stand here is not known, and then the answer as a whole is not trusted.
 */
import { ENTITY_TYPES, type EntityType } from "@portcullis/contract";

/** What a zero-shot model is asked for, by type. */
export const ASKED_LABELS = Object.fromEntries(
  ENTITY_TYPES.map((type) => [type, type.replaceAll("_", " ")]),
) as Readonly<Record<EntityType, string>>;

/** The type behind a label; null when it is none of ours; undefined when nobody knows it. Case and separators do not count. */
export function typeOfLabel(label: string): EntityType | null | undefined {
  return KNOWN.get(label.toLowerCase().replace(/[^a-z0-9]+/g, "_"));
}

const LABELS: Readonly<Record<EntityType, string>> = {
  person_name:
    "person per name full_name first_name last_name given_name surname givenname private_person people patient doctor",
  email: "email_address e_mail private_email mail",
  phone_number:
    "phone telephone phone_num telephonenum telephone_number mobile mobile_phone_number mobile_number landline_phone_number fax fax_number fax_num private_phone us_phone_number uk_phone_number",
  street_address: "address street private_address postal_address home_address street_name building_number full_address",
  location:
    "loc gpe city state country zip zipcode zip_code postcode postal_code uk_postcode us_zip_code hospital facility place",
  date: "date_time datetime time private_date",
  date_of_birth: "dob birth_date birthdate dateofbirth birthday",
  ssn: "us_ssn us_itin social_security_number socialnum itin",
  national_id:
    "national_identification_number id_card id_number idcardnum identity_card_number tax_id tax_number taxnum tax_identification_number tin cpf cnpj uk_nino es_nif es_nie it_fiscal_code it_vat_code it_identity_card pl_pesel sg_nric_fin sg_uen in_pan in_aadhaar in_voter in_gstin fi_personal_identity_code au_tfn au_abn au_acn kr_rrn kr_frn kr_brn th_tnin tr_national_id tr_tckn tr_vkn se_personnummer se_organisationsnummer de_tax_id de_tax_number de_id_card de_social_security de_vat_id ca_sin ng_nin ng_bvn ph_tin za_id br_cpf br_cnpj br_rg mx_curp mx_rfc nl_bsn fr_nir be_nn us_ein account_number_government national_id_number",
  passport_number:
    "passport us_passport uk_passport in_passport it_passport es_passport kr_passport de_passport passportnum ph_passport",
  drivers_license:
    "driver_license driver_license_number driving_license drivers_licence us_driver_license it_driver_license uk_driving_licence kr_driver_license de_driver_license driverlicensenum driving_licence de_fuehrerschein",
  ip_address: "ip ipv4 ipv6 ipaddress",
  device_id:
    "mac_address mac imei vin vehicle_identification_number license_plate license_plate_number in_vehicle_registration uk_vehicle_registration ng_vehicle_registration tr_license_plate de_kfz advertising_id serial_number vehicle_registration_number device_identifier vehicle_id",
  username: "user_name user login handle social_media_handle",
  medical_record_number: "mrn medical_record health_record medicalrecord patient_id",
  health_insurance_id:
    "uk_nhs us_mbi au_medicare health_insurance_number health_insurance_id_number medicare de_health_insurance national_health_insurance_number insurance_number health_plan_beneficiary_number insurance_id",
  payment_card: "credit_card credit_card_number credit_debit_card debit_card card_number creditcardnumber pan",
  card_security_code: "cvv cvc credit_card_cvv pin cvv_cvc security_code",
  iban: "iban_code iban_number",
  bank_account:
    "us_bank_number bank_account_number account_number accountnum aba_routing_number us_aba_routing bank_routing routing_number swift_code swift_bic bic crypto crypto_wallet bitcoin_address ethereum_address wallet_address bban sort_code private_account_number",
  api_key: "apikey key secret secret_key aws_access_key aws_secret_key access_key github_token",
  auth_token: "token jwt bearer_token access_token session_token cookie oauth_token",
  password: "pass passwd credential credentials passphrase",
  private_key: "pem ssh_key pgp_key",
};

/** Found by others, no type of ours. */
const NOT_OURS =
  "nrp url uri private_url domain_name medical_license us_npi us_dea organization organisation org company misc miscellaneous age gender sex norp fac event product work_of_art law language percent money quantity ordinal cardinal nationality religion ethnicity political_affiliation occupation job_title title profession id other o";

const KNOWN: ReadonlyMap<string, EntityType | null> = new Map<string, EntityType | null>([
  ...NOT_OURS.split(" ").map((label) => [label, null] as const),
  ...ENTITY_TYPES.flatMap((type) => [type, ...LABELS[type].split(" ")].map((label) => [label, type] as const)),
]);
