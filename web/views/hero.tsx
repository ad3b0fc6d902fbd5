/** The picture of the start page: a corner of the galaxy, laid by the rules from real tiles. */
const LAID: readonly (readonly [string, number, number, number])[] = [
  ['SW-planet-route-e', 0, 0, 3],
  ['SW-curve-h', 1, 0, 0],
  ['SW-a3-route-r', 1, 1, 2],
  ['SW-a2-corner-e', 2, 1, 0],
  ['SW-planet-r', 2, 0, 0],
  ['SW-a1', 0, 1, 1],
  ['SW-planet-h', 3, 0, 0],
];

export function Hero() {
  return (
    <svg class="hero" viewBox="0 0 400 200" aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMid slice">
      <rect width="400" height="200" fill="url(#nebula)" />
      {LAID.map(([tile, x, y, rotation]) => (
        <g key={`${x},${y}`} transform={`translate(${x * 100} ${y * 100}) rotate(${rotation * 90} 50 50)`}>
          <use href={`#tile-${tile}`} width="100" height="100" style={{ '--turn': rotation }} />
        </g>
      ))}
    </svg>
  );
}
