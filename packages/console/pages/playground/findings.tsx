/** The findings one by one, each with the words it stands on. Pressing one puts the cursor on its place in the text. */

import type { Entity, Match } from "@portcullis/contract";
import type { Layer } from "@portcullis/contract/admin";
import { Link } from "wouter";
import { ruleAddress } from "../../addresses.ts";
import { formatCount } from "../../formats.ts";
import { SeverityBadge } from "../../parts/badges.tsx";
import { Card } from "../../parts/page.tsx";
import { nameOf } from "../../words.ts";

interface Place {
  readonly start: number;
  readonly end: number;
}

export function Findings(props: {
  readonly text: string;
  readonly matches: readonly Match[];
  readonly entities: readonly Entity[];
  readonly layers: readonly Layer[];
  readonly onSelect: (place: Place) => void;
}) {
  const { text, matches, entities, layers, onSelect } = props;
  return (
    <>
      {matches.length > 0 ? (
        <Card title="Attacks">
          <ul className="findings">
            {matches.map((match) => (
              <li key={`${match.signature_id} ${match.start} ${match.end}`}>
                <div className="row between">
                  <Link href={ruleAddress(match.signature_id)}>{match.signature_id}</Link>
                  <span className="row">
                    {match.suppressed ? <span className="badge">suppressed</span> : null}
                    <SeverityBadge severity={match.severity} />
                  </span>
                </div>
                <Excerpt text={text} place={match} look={match.severity} onSelect={onSelect} />
                <span className="small soft">{nameOf(match.category)}</span>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      {layers.length > 0 ? <Layers layers={layers} onSelect={onSelect} /> : null}
      {entities.length > 0 ? (
        <Card title="Personal data">
          <ul className="findings">
            {entities.map((entity) => (
              <li key={`${entity.start} ${entity.end}`}>
                <div className="row between">
                  <strong>{nameOf(entity.type)}</strong>
                  <span className="row">
                    <span className="badge pii">{nameOf(entity.category)}</span>
                    <span className="small num soft">{Math.round(entity.confidence * 100)} %</span>
                  </span>
                </div>
                <Excerpt text={text} place={entity} look="pii" onSelect={onSelect} />
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
    </>
  );
}

/** What stood encoded or hidden, as it reads once undone. */
function Layers({
  layers,
  onSelect,
}: {
  readonly layers: readonly Layer[];
  readonly onSelect: (place: Place) => void;
}) {
  return (
    <Card title="Decoded layers">
      <ul className="findings">
        {layers.map((layer, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: layers of one answer never move.
          <li key={at} style={{ marginInlineStart: `${(layer.depth - 1) * 1}rem` }}>
            <div className="row between">
              <strong>{layer.kind}</strong>
              <button type="button" className="place num" onClick={() => onSelect(layer)}>
                {layer.start}–{layer.end}
              </button>
            </div>
            <pre className="layer-text" dir="auto">
              {layer.text}
            </pre>
            {layer.chars > layer.text.length ? (
              <span className="small soft">The first of {formatCount(layer.chars)} characters.</span>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}

const EXCERPT_MAX = 160;

function Excerpt(props: {
  readonly text: string;
  readonly place: Place;
  readonly look: string;
  readonly onSelect: (place: Place) => void;
}) {
  const { start, end } = props.place;
  const words = props.text.slice(start, Math.min(end, start + EXCERPT_MAX));
  return (
    <button type="button" className={`excerpt ${props.look}`} onClick={() => props.onSelect({ start, end })}>
      <bdi>{words}</bdi>
      {end - start > EXCERPT_MAX ? "…" : ""}
      <span className="num small soft">
        {" "}
        {start}–{end}
      </span>
    </button>
  );
}
