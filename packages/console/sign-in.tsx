/** Signing in with an admin credential. A service that has none yet says how one is made. */
import type { SignedIn } from "@portcullis/contract/admin";
import { type FormEvent, useEffect, useState } from "react";
import { Refusal, send } from "./api/client.ts";
import { queryClient, sessionQuery } from "./api/queries.ts";
import { Button, Field } from "./parts/controls.tsx";
import { Icon } from "./parts/icon.tsx";
import { Note, Problem } from "./parts/notes.tsx";

export function SignInPage() {
  const [name, setName] = useState("");
  const [secret, setSecret] = useState("");
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    document.title = "Sign in · Portcullis";
  }, []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(null);
    try {
      const who = await send<SignedIn>("POST", "/session", { body: { name: name.trim(), secret } });
      queryClient.setQueryData(sessionQuery.queryKey, who);
    } catch (problem) {
      setError(problem);
      setBusy(false);
    }
  };

  return (
    <main className="sign-in">
      <div className="stack">
        <div className="brand">
          <Icon name="gate" />
          Portcullis
        </div>
        <form className="card stack" onSubmit={submit}>
          <div>
            <h1>Sign in</h1>
            <p className="soft">With your admin credential. API keys do not open the console.</p>
          </div>
          <Field label="Name">
            {(aids) => (
              <input
                {...aids}
                className="input"
                required
                autoComplete="username"
                value={name}
                onChange={(event) => setName(event.currentTarget.value)}
              />
            )}
          </Field>
          <Field label="Credential">
            {(aids) => (
              <input
                {...aids}
                className="input"
                type="password"
                required
                autoComplete="current-password"
                value={secret}
                onChange={(event) => setSecret(event.currentTarget.value)}
              />
            )}
          </Field>
          {error ? <SignInProblem error={error} /> : null}
          <Button type="submit" look="primary" disabled={busy}>
            Sign in
          </Button>
        </form>
        <p className="small soft">
          No credential yet? On the machine that runs the service:{" "}
          <code>portcullis admin create --name you --role admin</code>. It is shown once.
        </p>
      </div>
    </main>
  );
}

function SignInProblem({ error }: { readonly error: unknown }) {
  if (error instanceof Refusal && error.status === 401) {
    return (
      <div role="alert">
        <Note look="wrong">
          Name and credential do not fit together. A lost credential cannot be shown again: have a new one made with{" "}
          <code>portcullis admin create</code>.
        </Note>
      </div>
    );
  }
  return <Problem error={error} />;
}
