import { memo } from "react";
import type { Size } from "./ring";

/** A contour line around the middle, of 97 points. */
function contour({ width, height }: Size, step: number): string {
  const [x, y] = [width * 0.5, height * 0.44];
  const [rx, ry] = [150 + step * 105, 90 + step * 66];
  const points = Array.from({ length: 97 }, (_, i) => {
    const angle = (i / 96) * Math.PI * 2;
    const far = 1 + 0.07 * Math.sin(3 * angle + step * 0.55) + 0.05 * Math.cos(5 * angle - step * 0.4);
    return `${(x + rx * far * Math.cos(angle)).toFixed(0)},${(y + ry * far * Math.sin(angle)).toFixed(0)}`;
  });
  return `M${points.join("L")}Z`;
}

/** The sand with its contour lines, and the roads between neighbours. */
export const Ground = memo(function Ground({ width, height, roads }: Size & { roads: readonly string[] }) {
  const outermost = Math.ceil(Math.max((width / 2 - 150) / 105, (height / 2 - 90) / 66)) + 2;
  return (
    <svg
      className="tv-ground"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {Array.from({ length: outermost + 1 }, (_, i) => outermost - i).map((step) => (
        <path
          key={step}
          d={contour({ width, height }, step)}
          fill={`color-mix(in srgb, var(--tv-field) ${Math.max(0, 100 - step * 11)}%, var(--tv-field-2))`}
          stroke="var(--tv-contour)"
          strokeWidth={step % 4 === 3 ? 2.2 : 1.2}
          strokeOpacity={0.6}
          strokeLinejoin="round"
        />
      ))}
      {roads.map((road) => (
        <g key={road} fill="none" strokeLinecap="round">
          <path d={road} stroke="var(--tv-road-edge)" strokeWidth={20} strokeOpacity={0.75} />
          <path d={road} stroke="var(--tv-road)" strokeWidth={16} />
        </g>
      ))}
    </svg>
  );
});
