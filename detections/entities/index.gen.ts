// Printed from the entity files by detections/entities/print.ts; do not edit.
import { calibrate, type EntityDefinition } from "@portcullis/engine/cloak";
import { calibration } from "./calibration.gen.ts";
import person_name from "./person_name.ts";
import email from "./email.ts";
import phone_number from "./phone_number.ts";
import street_address from "./street_address.ts";
import location from "./location.ts";
import date from "./date.ts";
import date_of_birth from "./date_of_birth.ts";
import ssn from "./ssn.ts";
import national_id from "./national_id.ts";
import passport_number from "./passport_number.ts";
import drivers_license from "./drivers_license.ts";
import ip_address from "./ip_address.ts";
import device_id from "./device_id.ts";
import username from "./username.ts";
import medical_record_number from "./medical_record_number.ts";
import health_insurance_id from "./health_insurance_id.ts";
import payment_card from "./payment_card.ts";
import card_security_code from "./card_security_code.ts";
import iban from "./iban.ts";
import bank_account from "./bank_account.ts";
import api_key from "./api_key.ts";
import auth_token from "./auth_token.ts";
import password from "./password.ts";
import private_key from "./private_key.ts";

/** As they are written, without what was measured of their scores. */
export const written: readonly EntityDefinition[] = [person_name, email, phone_number, street_address, location, date, date_of_birth, ssn, national_id, passport_number, drivers_license, ip_address, device_id, username, medical_record_number, health_insurance_id, payment_card, card_security_code, iban, bank_account, api_key, auth_token, password, private_key];

export const entities: readonly EntityDefinition[] = calibrate(written, calibration);
