import "./signs.css";

/** Numbered steps. */
export function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="how">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
