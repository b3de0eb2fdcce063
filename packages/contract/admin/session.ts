/** Signing in to the admin interface: who, with what role, for how long. */
import { type Static, Type } from "typebox";
import { LIMITS } from "../limits.ts";
import { orNull, time } from "./parts.ts";

/** What an admin credential permits: `viewer` reads, `admin` also changes things and reads captured bodies. */
export const ADMIN_ROLES = ["viewer", "admin"] as const;
export type AdminRole = (typeof ADMIN_ROLES)[number];

/** Every unsafe request carries this header: a page of another origin cannot set it without asking first. */
export const CSRF_HEADER = "x-portcullis-admin";
export const CSRF_VALUE = "1";
export const SESSION_COOKIE = "portcullis_session";
/** The cookie is sent nowhere else. */
export const ADMIN_PREFIX = "/admin/v1";

export const Role = Type.Enum([...ADMIN_ROLES]);

export const SignIn = Type.Object({
  name: Type.String({ minLength: 1, maxLength: LIMITS.adminNameCharsMax }),
  secret: Type.String({
    minLength: 1,
    maxLength: LIMITS.adminSecretCharsMax,
    description: "The credential, as `portcullis admin create` showed it once.",
  }),
});
export type SignIn = Static<typeof SignIn>;

export const Admin = Type.Object({
  id: Type.String(),
  name: Type.String(),
  role: Role,
  created_at: time(),
  last_sign_in_at: orNull(time()),
  revoked_at: orNull(time()),
});
export type Admin = Static<typeof Admin>;

export const Session = Type.Object({
  id: Type.String({ description: "Names the session; not enough to use it." }),
  admin_id: Type.String(),
  admin_name: Type.String(),
  role: Role,
  created_at: time(),
  last_seen_at: time("To the minute."),
  expires_at: time("Whatever happens, it ends then."),
  idle_expires_at: time("It ends then unless it is used before."),
  address: orNull(Type.String({ description: "Where it was opened from." })),
  agent: orNull(Type.String({ description: "The program that opened it, as it named itself." })),
  current: Type.Boolean({ description: "True for the session that asks." }),
});
export type Session = Static<typeof Session>;

/** Who is signed in, and what the console needs to know before it draws anything. */
export const SignedIn = Type.Object({
  admin: Type.Object({ id: Type.String(), name: Type.String(), role: Role }),
  session: Session,
  service: Type.Object({ version: Type.String(), now: time("The service's clock.") }),
});
export type SignedIn = Static<typeof SignedIn>;
