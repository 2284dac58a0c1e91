import { useId } from "react";
import type { Part } from "./outline";

/** A heading one level down; level six is the deepest. */
function Heading({ level, id, children }: { level: number; id?: string; children: string }) {
  const Tag = `h${Math.min(level, 6)}` as "h3";
  return <Tag id={id}>{children}</Tag>;
}

/** Adjacent facts form one list; all other parts stand alone. */
function grouped(parts: readonly Part[]): (Part | (Part & { kind: "fact" })[])[] {
  const groups: (Part | (Part & { kind: "fact" })[])[] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (part.kind !== "fact") groups.push(part);
    else if (Array.isArray(last)) last.push(part);
    else groups.push([part]);
  }
  return groups;
}

/** The match as an outline: a heading for every part, with lists and tables that read well aloud. */
export function Known({ parts, level }: { parts: readonly Part[]; level: number }) {
  return grouped(parts).map((group, i) =>
    Array.isArray(group) ? (
      <dl key={i} className="plain-facts">
        {group.map(({ name, value }, n) => (
          <div key={n}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    ) : (
      <Drawn key={i} part={group} level={level} />
    ),
  );
}

function Drawn({ part, level }: { part: Part; level: number }) {
  const id = useId();
  switch (part.kind) {
    case "fact":
      return null;
    case "list":
      return (
        <section aria-labelledby={id}>
          <Heading level={level} id={id}>
            {part.name}
          </Heading>
          <ul>
            {part.items.map((item, i) => (
              <li key={i}>{item}</li>
            ))}
          </ul>
        </section>
      );
    case "parts":
      return (
        <section aria-labelledby={id}>
          <Heading level={level} id={id}>
            {part.name}
          </Heading>
          <div className="plain-inner">
            <Known parts={part.parts} level={level + 1} />
          </div>
        </section>
      );
    case "grid":
      return <Grid part={part} level={level} />;
  }
}

/** A board as a table with named rows and columns: screen readers move through tables by cell. */
function Grid({ part, level }: { part: Part & { kind: "grid" }; level: number }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading level={level} id={id}>
        {part.name}
      </Heading>
      <div className="plain-grid" role="group" aria-labelledby={id} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <td />
              {part.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {part.rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                {row.cells.map((cell, i) => (
                  <td key={i} title={cell.words}>
                    <span aria-hidden="true">{cell.text}</span>
                    <span className="visually-hidden">{cell.words}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
