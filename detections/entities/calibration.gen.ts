// Printed from the labelled tuning rows by bench/quality/calibrate.ts; do not edit.
import type { Calibration } from "@portcullis/engine/cloak";

export const calibration: Calibration = {
  "api_key/artifactory-password": {
    "0.55": 0.733
  },
  "api_key/discord-bot": {
    "0.93": 0.916
  },
  "api_key/labelled": {
    "0.80": 0.809
  },
  "api_key/named": {
    "0.80": 0.864,
    "0.90": 0.814
  },
  "api_key/openai": {
    "0.95": 0.77
  },
  "api_key/stripe": {
    "0.95": 0.87
  },
  "auth_token/jwt": {
    "0.98": 0.989
  },
  "auth_token/named": {
    "0.75": 0.577
  },
  "bank_account/account": {
    "0.85": 0.819
  },
  "date/numeric": {
    "0.90": 0.956
  },
  "device_id/mac": {
    "0.96": 0.987
  },
  "device_id/plate": {
    "0.10": 0.1
  },
  "drivers_license/british": {
    "0.85": 0.922
  },
  "drivers_license/labelled": {
    "0.90": 0.783
  },
  "email/address": {
    "0.99": 0.983
  },
  "health_insurance_id/kvnr": {
    "0.75": 0.85
  },
  "health_insurance_id/labelled": {
    "0.85": 0.867
  },
  "iban/international": {
    "0.98": 0.994
  },
  "ip_address/v4": {
    "0.95": 0.978
  },
  "ip_address/v6": {
    "0.97": 0.994
  },
  "national_id/named": {
    "0.65": 0.626
  },
  "national_id/schemes": {
    "0.42": 0.32,
    "0.80": 0.927,
    "0.90": 0.89,
    "0.98": 0.988
  },
  "passport_number/labelled": {
    "0.93": 0.902
  },
  "password/named": {
    "0.60": 0.795
  },
  "password/url-userinfo": {
    "0.92": 0.776
  },
  "payment_card/pan": {
    "0.90": 0.956
  },
  "person_name/titled": {
    "0.75": 0.685
  },
  "phone_number/number": {
    "0.15": 0.061,
    "0.90": 0.959,
    "0.95": 0.936,
    "0.99": 0.994
  },
  "private_key/pem": {
    "0.99": 0.994
  },
  "ssn/nine-digits": {
    "0.99": 0.995
  }
};
