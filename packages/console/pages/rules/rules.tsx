/** Every rule by what it means: browsed by category, filtered by any word. Patterns are never shown. */

import type { Category, Rule, RuleBook } from "@portcullis/contract/admin";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Link } from "wouter";
import { ruleAddress } from "../../addresses.ts";
import { rulesQuery, shadowsQuery } from "../../api/queries.ts";
import { formatCount } from "../../formats.ts";
import { SeverityBadge } from "../../parts/badges.tsx";
import { useHotkeys } from "../../parts/hotkeys.ts";
import { Icon } from "../../parts/icon.tsx";
import { Answer, Empty } from "../../parts/notes.tsx";
import { Card, Page } from "../../parts/page.tsx";
import { nameOf } from "../../words.ts";
import "./rules.css";

export default function RulesPage() {
  const asked = useQuery(rulesQuery);
  const [words, setWords] = useState("");
  const input = useRef<HTMLInputElement>(null);
  useHotkeys({ "/": () => input.current?.focus() });
  return (
    <Page
      title="Rules"
      lead={asked.data ? `${formatCount(asked.data.rules.length)} rules, version ${asked.data.signature_version}.` : ""}
      actions={
        <Link className="button" href="/rules/own">
          Your own rules
        </Link>
      }
    >
      <input
        ref={input}
        className="input"
        type="search"
        aria-label="Filter rules"
        placeholder="Filter by id, meaning, category or framework id: LLM01, exfiltration…"
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <Answer of={asked} rows={10}>
        {(book) => <Book book={book} words={words} />}
      </Answer>
    </Page>
  );
}

function Book({ book, words }: { readonly book: RuleBook; readonly words: string }) {
  const { data: shadows = [] } = useQuery(shadowsQuery);
  const shadowed = new Set(shadows.map(({ rule_id }) => rule_id));
  const groups = book.categories
    .map((category) => ({ category, rules: book.rules.filter((rule) => fits(rule, category, words)) }))
    .filter(({ rules }) => rules.length > 0);
  if (groups.length === 0) {
    return (
      <Card>
        <Empty icon="search" title="No rule fits">
          <p>Try fewer words.</p>
        </Empty>
      </Card>
    );
  }
  return groups.map(({ category, rules }) => (
    <details key={category.name} className="card category" open={words.trim() !== ""}>
      <summary>
        <h2>{nameOf(category.name)}</h2>
        <span className="num soft">
          {formatCount(rules.length)} {rules.length === 1 ? "rule" : "rules"}
        </span>
        <span className="category-meaning soft">{category.meaning}</span>
      </summary>
      <div className="body">
        <Frameworks of={category} />
        <ul className="rule-list">
          {rules.map((rule) => (
            <RuleLine key={rule.id} rule={rule} shadowed={shadowed.has(rule.id)} />
          ))}
        </ul>
      </div>
    </details>
  ));
}

function RuleLine({ rule, shadowed }: { readonly rule: Rule; readonly shadowed: boolean }) {
  return (
    <li>
      <Link href={ruleAddress(rule.id)} className="rule-link">
        {rule.title}
      </Link>
      <span className="row">
        {rule.origin === "operator" ? <span className="badge low">yours</span> : null}
        {shadowed ? (
          <span className="badge unrun">
            <Icon name="unrun" />
            shadowed
          </span>
        ) : null}
        <SeverityBadge severity={rule.severity} />
      </span>
    </li>
  );
}

export function Frameworks({ of }: { readonly of: Pick<Category, "owasp_llm" | "owasp_agentic" | "atlas"> }) {
  const ids = [...of.owasp_llm, ...of.owasp_agentic, ...of.atlas];
  return (
    <span className="row">
      {ids.map((id) => (
        <span key={id} className="badge plain">
          {id}
        </span>
      ))}
    </span>
  );
}

function fits(rule: Rule, category: Category, words: string): boolean {
  if (rule.category !== category.name) return false;
  const { owasp_llm, owasp_agentic, atlas } = category;
  const text = [
    rule.id,
    rule.title,
    rule.meaning,
    rule.severity,
    nameOf(rule.category),
    ...owasp_llm,
    ...owasp_agentic,
    ...atlas,
  ]
    .join(" ")
    .toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
