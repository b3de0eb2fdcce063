/** Type or paste; see as you type what the service finds, what each pass said, and how to make the same call. */
import type { Detection, SemanticMode } from "@portcullis/contract";
import type { PlaygroundVerdict } from "@portcullis/contract/admin";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { send } from "../../api/client.ts";
import { Select } from "../../parts/controls.tsx";
import { Note, Problem } from "../../parts/notes.tsx";
import { Card, Page } from "../../parts/page.tsx";
import { Snippet } from "../../parts/snippet.tsx";
import { Tabs } from "../../parts/tabs.tsx";
import { TenantSelect, useOneTenant } from "../../parts/tenant-select.tsx";
import { ENTITY_NAMES } from "../../words.ts";
import { EXAMPLES } from "./examples.ts";
import { Findings } from "./findings.tsx";
import { MarkedText } from "./marked-text.tsx";
import { marksOf, marksOfDetection, moveMarks } from "./marks.ts";
import { Passes } from "./passes.tsx";
import { type Body, SETTINGS_DEFAULT, type Settings, writeRequest } from "./request.ts";
import { SettingsForm } from "./settings-form.tsx";
import { LANGUAGES, writeCall } from "./snippets.ts";
import { ToolVerdicts } from "./tool-verdicts.tsx";
import "./playground.css";
import { useSettled } from "./use-settled.ts";

const EVERY_TYPE = Object.keys(ENTITY_NAMES);
const SETTLE_MS = 180;

/** An answer, and the text that it is about. */
type Answered =
  | ({ readonly call: "scan"; readonly text: string } & PlaygroundVerdict)
  | ({ readonly call: "detect"; readonly text: string } & Detection);

export default function PlaygroundPage() {
  const [text, setText] = useState("");
  const [settings, setSettings] = useState<Settings>(SETTINGS_DEFAULT);
  const [selected, setSelected] = useState<{ start: number; end: number } | null>(null);
  const tenantId = useOneTenant();
  const { body, wrong } = useMemo(() => writeRequest(text, settings, EVERY_TYPE), [text, settings]);
  const settled = useSettled(body, SETTLE_MS);
  const asked = useQuery({
    queryKey: ["playground", settings.call, tenantId, settled],
    enabled: tenantId !== null && settled.text !== "",
    placeholderData: keepPreviousData,
    gcTime: 0,
    queryFn: ({ signal }) => judge(settings.call, { body: settled, tenantId: tenantId!, signal }),
  });
  const answer = text === "" ? undefined : asked.data;
  const marks = useMemo(() => {
    if (!answer) return [];
    const found = answer.call === "scan" ? marksOf(answer) : marksOfDetection(answer);
    return moveMarks(found, { before: answer.text, after: text });
  }, [answer, text]);
  const isCurrent = answer?.text === text;

  return (
    <Page
      title="Playground"
      lead="Judged as the tenant would be judged. Nothing is counted or recorded."
      actions={
        <>
          <Select
            label="Begin with an example"
            value=""
            options={[{ value: "", label: "Examples…" }, ...EXAMPLES.map(({ name }) => ({ value: name, label: name }))]}
            onChange={(name) => {
              const example = EXAMPLES.find((one) => one.name === name);
              if (!example) return;
              setText(example.text);
              setSettings(example.settings);
            }}
          />
          <TenantSelect all={false} />
        </>
      }
    >
      <div className="playground">
        <div className="stack playground-text">
          <section className="card" aria-label="Text">
            <MarkedText text={text} marks={marks} onChange={setText} label="Text to judge" selected={selected} />
            <div className="marked-foot small soft">
              <span className="num">{text.length.toLocaleString()} characters</span>
              <Legend />
            </div>
          </section>
          <SettingsForm settings={settings} onChange={setSettings} wrong={wrong} />
        </div>
        <div className="stack playground-answer" aria-busy={!isCurrent && text !== ""}>
          {asked.error && text !== "" ? <Problem error={asked.error} retry={() => asked.refetch()} /> : null}
          {answer ? <Answers answer={answer} semanticMode={settings.semantic} onSelect={setSelected} /> : <Waiting />}
        </div>
        <div className="playground-call">
          <Card title="The same call">
            <Call call={settings.call} body={body} />
          </Card>
        </div>
      </div>
    </Page>
  );
}

function Answers(props: {
  readonly answer: Answered;
  readonly semanticMode: SemanticMode;
  readonly onSelect: (range: { start: number; end: number }) => void;
}) {
  const { answer, onSelect } = props;
  if (answer.call === "detect") {
    return <Findings text={answer.text} matches={[]} entities={answer.entities} layers={[]} onSelect={onSelect} />;
  }
  const { verdict, layers, timings } = answer;
  return (
    <>
      <Passes verdict={verdict} timings={timings} textChars={answer.text.length} semanticMode={props.semanticMode} />
      {verdict.tool_validation ? <ToolVerdicts validation={verdict.tool_validation} /> : null}
      <Findings
        text={answer.text}
        matches={verdict.matches}
        entities={verdict.cloak?.entities ?? []}
        layers={layers}
        onSelect={onSelect}
      />
    </>
  );
}

function Waiting() {
  return (
    <Note>
      What is found is marked in the text as you type, and explained here. Begin with an example, or paste what your
      agent is about to read.
    </Note>
  );
}

function Legend() {
  return (
    <span className="row">
      <span className="mark-key attack">attack</span>
      <span className="mark-key entity">personal data</span>
      <span className="mark-key layer">decoded</span>
    </span>
  );
}

function Call({ call, body }: { readonly call: Settings["call"]; readonly body: Body }) {
  const url = `${location.origin}${call === "scan" ? "/v1/scan" : "/v1/cloak/detect"}`;
  return (
    <Tabs
      label="Language"
      panels={LANGUAGES.map((language) => ({
        id: language,
        name: language,
        show: () => <Snippet label={language} code={writeCall(language, { url, body })} />,
      }))}
    />
  );
}

async function judge(
  call: Settings["call"],
  { body, tenantId, signal }: { readonly body: Body; readonly tenantId: string; readonly signal: AbortSignal },
): Promise<Answered> {
  const text = String(body.text);
  if (call === "scan") {
    const wish = { ...body, tenant_id: tenantId };
    return { call, text, ...(await send<PlaygroundVerdict>("POST", "/playground/scan", { body: wish, signal })) };
  }
  return { call, text, ...(await send<Detection>("POST", "/playground/detect", { body, signal })) };
}
