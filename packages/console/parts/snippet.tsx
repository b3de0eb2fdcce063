/** Text to take along: shown whole, copied with one press. */
import { useState } from "react";
import { Button } from "./controls.tsx";
import { say } from "./toast.tsx";

export function Snippet({ code, label }: { readonly code: string; readonly label: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
      setTimeout(() => setCopied(false), 1_500);
      say(`${label} copied.`);
    } catch {
      // The clipboard is closed to pages without TLS: the text can be selected.
      say("The browser did not let the page copy; select the text instead.");
    }
  };
  return (
    <div className="snippet">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section tabIndex={0} aria-label={label}>
        <pre>
          <code>{code}</code>
        </pre>
      </section>
      <Button small icon={copied ? "check" : "copy"} onClick={copy} aria-label={`Copy ${label}`}>
        {copied ? "Copied" : "Copy"}
      </Button>
    </div>
  );
}
