/**
 * People who may sign in to the admin interface, and their open sessions. Neither a credential nor a session's token is
 * stored: only what proves them.
 */
import type { AdminRole } from "@portcullis/contract/admin";

export interface AdminRecord {
  readonly id: string;
  /** No two that are in force have the same. */
  readonly name: string;
  readonly role: AdminRole;
  /** What scrypt made of the credential, with its parameters and salt. */
  readonly hash: string;
  readonly createdAt: number;
  readonly lastSignInAt: number | null;
  readonly revokedAt: number | null;
}

export interface AdminStore {
  /** Null when the name is taken by one that is in force. */
  create(admin: AdminRecord): Promise<AdminRecord | null>;
  /** The one in force of that name. */
  findByName(name: string): Promise<AdminRecord | null>;
  find(id: string): Promise<AdminRecord | null>;
  /** Oldest first; revoked ones included. */
  list(): Promise<readonly AdminRecord[]>;
  noteSignIn(id: string, at: number): Promise<void>;
  /** For good: the first time stays. Ends every session of theirs. Null when there is no such admin. */
  revoke(id: string, at: number): Promise<AdminRecord | null>;
}

export interface SessionRecord {
  readonly id: string;
  /** SHA-256 of the token in the cookie, in hex. */
  readonly hash: string;
  readonly adminId: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly seenAt: number;
  readonly address: string | null;
  readonly agent: string | null;
}

export interface SessionStore {
  create(session: SessionRecord): Promise<void>;
  /** The session and whose it is, in one question; also when either is over: the caller judges by the clock. */
  findByHash(hash: string): Promise<{ readonly session: SessionRecord; readonly admin: AdminRecord } | null>;
  /** Oldest first; of one admin or of all. */
  list(adminId?: string): Promise<readonly SessionRecord[]>;
  /** Notes that it was used; an earlier time never replaces a later one. */
  touch(id: string, at: number): Promise<void>;
  /** False when there was none. */
  end(id: string): Promise<boolean>;
  /** Deletes those that have expired, or were last seen before a time; returns how many. */
  sweep(wish: { readonly expiredAt: number; readonly seenBefore: number }): Promise<number>;
}
