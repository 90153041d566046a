import css from './about.module.css'

/** The leaves from left to right: the turn in degrees, the scale, the colour. */
const LEAVES = [
  [-58, 1.875, '#dbe6fe'],
  [-36, 2.2, '#bfd3fe'],
  [-13, 2.55, '#1d4ed8'],
  [10, 2.675, '#c2410c'],
  [33, 2.325, '#1e40af'],
  [56, 1.875, '#bfd3fe'],
] as const

/** A traveller's tree beside a house, on a hill. It is a decoration, hidden from screen readers. */
export function TreeDrawing() {
  return (
    <svg className={css.drawing} viewBox="0 0 520 300" aria-hidden="true" focusable="false">
      <circle cx="392" cy="92" r="40" fill="var(--laterite-200)" />
      <path fill="var(--sand-line)" d="M12 282Q96 186 214 218T402 194T508 284Z" />
      {LEAVES.map(([turn, scale, fill]) => (
        <path
          key={turn}
          transform={`translate(238 276) rotate(${turn}) scale(${scale})`}
          fill={fill}
          d="M-.8 0V-26C-5-33-10-48-9-66Q-8-80 0-80Q8-80 9-66C10-48 5-33 .8-26V0Z"
        />
      ))}
      <g transform="translate(396 206)">
        <path fill="#9a3412" d="M4 22H54V62H4Z" />
        <path fill="#7c2d12" d="M0 24 29-6 58 24Z" />
        <path fill="#fdf8f3" d="M12 32h8v9h-8zm26 0h8v9h-8zM25 42h8v20h-8z" />
      </g>
      <path fill="var(--sand-ground)" d="M2 290Q120 260 262 266T518 286Q516 300 498 300H22Q4 300 2 290Z" />
    </svg>
  )
}
