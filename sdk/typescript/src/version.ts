/** Who is speaking, in records and captures. A test holds the version against the package. */
export const SDK = { name: "portcullis-typescript", version: "0.1.0" } as const;
