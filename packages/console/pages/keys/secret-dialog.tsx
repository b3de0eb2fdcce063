/** The one time that a key is shown: to be copied, and to be tried at once. */
import type { IssuedKey } from "@portcullis/contract/admin";
import { Link } from "wouter";
import { Button } from "../../parts/controls.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { curlFor } from "../../parts/first-call.tsx";
import { Note } from "../../parts/notes.tsx";
import { Snippet } from "../../parts/snippet.tsx";

export function SecretDialog({ issued, onClose }: { readonly issued: IssuedKey | null; readonly onClose: () => void }) {
  return (
    <Dialog title="Your new key" open={issued !== null} onClose={onClose} wide hidesOnOutside={false}>
      {issued ? (
        <>
          <Note look="unrun">
            This is the only time it is shown. Copy it now to where “{issued.key.name}” keeps its secrets.
          </Note>
          <Snippet label="API key" code={issued.secret} />
          <p>Try it. This call gets blocked, and shows up under Events a moment later:</p>
          <Snippet label="First call" code={curlFor(issued.secret)} />
          <div className="row end">
            <Link className="button" href="/events" onClick={onClose}>
              Go to Events
            </Link>
            <Button look="primary" onClick={onClose}>
              I have copied it
            </Button>
          </div>
        </>
      ) : null}
    </Dialog>
  );
}
