/** The entity types as a page of the reference. */
import { ENTITY_TYPE_CATEGORY, ENTITY_TYPES_OFF } from "@portcullis/contract";
import { entities } from "@portcullis/detections/entities";

export function printEntities(): string {
  const rows = entities.map(({ type, meaning, ignores }) => {
    const off = ENTITY_TYPES_OFF.includes(type) ? " (off unless asked for)" : "";
    const quiet = ignores[0] ? `\`\` ${ignores[0].replace(/\s+/g, " ").replaceAll("|", "\\|").slice(0, 80)} \`\`` : "";
    return `| \`${type}\`${off} | ${ENTITY_TYPE_CATEGORY[type]} | ${meaning.replace(/\s+/g, " ")} | ${quiet} |`;
  });
  return [
    "# Entity types",
    "",
    "A closed list. `confidence` is the measured chance that a find of this kind is right; the default bar is 0.5. Ranges never",
    "overlap: overlapping finds are united and take the type of the strongest. A value is never returned.",
    "",
    "| type | category | what it holds | stays quiet |",
    "|-|-|-|-|",
    ...rows,
    "",
  ].join("\n");
}
