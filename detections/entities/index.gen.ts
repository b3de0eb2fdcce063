// Printed from the entity files by detections/print.ts; do not edit.
import type { EntityDefinition } from "@portcullis/engine/cloak";
import email from "./email.ts";
import ip_address from "./ip_address.ts";
import payment_card from "./payment_card.ts";
import iban from "./iban.ts";
import api_key from "./api_key.ts";
import auth_token from "./auth_token.ts";
import password from "./password.ts";
import private_key from "./private_key.ts";

export const entities: readonly EntityDefinition[] = [email, ip_address, payment_card, iban, api_key, auth_token, password, private_key];
