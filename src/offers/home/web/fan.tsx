import css from './hero.module.css'

const PALE = { leaf: '#dbe6fe', rib: '#bfd3fe', text: '#1e40af' }
const SOFT = { ...PALE, leaf: '#bfd3fe' }
const BLUE = { leaf: '#1d4ed8', rib: '#1d4ed8', text: '#fff' }
const DEEP = { leaf: '#1e40af', rib: '#1e40af', text: '#fff' }
const EARTH = { leaf: '#c2410c', rib: '#c2410c', text: '#fff' }

/** The leaves from left to right, each with its length, its colours and its trade. */
const LEAVES = [
  { reach: 252, tint: PALE, trade: 'Agriculture' },
  { reach: 262, tint: SOFT, trade: 'Logistique' },
  { reach: 270, tint: PALE, trade: 'Santé' },
  { reach: 276, tint: BLUE, trade: 'Comptabilité' },
  { reach: 282, tint: SOFT, trade: 'Tourisme' },
  { reach: 284, tint: PALE, trade: 'Informatique' },
  { reach: 284, tint: DEEP, trade: 'BTP' },
  { reach: 322, tint: EARTH, trade: 'Enseignement' },
  { reach: 276, tint: SOFT, trade: 'Énergie' },
  { reach: 264, tint: BLUE, trade: 'Commerce' },
  { reach: 252, tint: PALE, trade: 'Textile' },
]
const SPREAD = 16

/** A traveller's tree whose leaves are trades, over rice terraces. It is a decoration, hidden from screen readers. */
export function HomeFan() {
  return (
    <svg className={css.fan} viewBox="0 0 660 392" aria-hidden="true" focusable="false">
      <circle cx="166" cy="150" r="44" fill="var(--laterite-200)" />
      <path
        fill="var(--sand-line)"
        d="M-900 340Q-700 300-480 330T-120 322T250 330T480 322T660 300T1300 320V392H-900Z"
      />
      <g transform="translate(330 356)" strokeLinecap="round" fontSize="13" fontWeight="600">
        {LEAVES.map((leaf, index) => (
          <Leaf key={leaf.trade} {...leaf} turn={(index - 5) * SPREAD} />
        ))}
        <path fill="var(--ink)" d="M-9 0Q0-16 9 0L13 26H-13Z" />
      </g>
      <Ground />
    </svg>
  )
}

function Leaf({ reach, tint, trade, turn }: (typeof LEAVES)[number] & { turn: number }) {
  const wide = reach - 40
  const bend = reach - 96
  const outline = `M0-84C-16-100-30-${bend}-26-${wide}Q-22-${reach} 0-${reach}Q22-${reach} 26-${wide}C30-${bend} 16-100 0-84Z`
  const left = turn < 0
  return (
    <g transform={`rotate(${turn})`}>
      <path stroke={tint.rib} strokeWidth="4" d="M0 0V-96" />
      <path fill={tint.leaf} d={outline} />
      <text
        fill={tint.text}
        transform={`translate(0 ${18 - reach}) rotate(${left ? 90 : -90})`}
        textAnchor={left ? 'start' : 'end'}
        dy="4.5"
      >
        {trade}
      </text>
    </g>
  )
}

const TREE = 'M-4 60Q-6 24-3 4h6Q6 24 4 60ZM-22-2Q-12-12 0-6 12-12 22-2 10 2 0 2-10 2-22-2Z'

function Ground() {
  return (
    <>
      <path
        fill="var(--sand-ground)"
        d="M-900 372Q-640 340-330 366T0 368T330 366T660 346T1300 360V392H-900Z"
      />
      <path
        fill="none"
        stroke="var(--sand)"
        strokeWidth="1.5"
        d="M-900 380Q-640 350-330 375T0 377T330 375T660 356T1300 370M-900 388Q-640 360-330 383T0 385T330 383T660 366T1300 379"
      />
      <g transform="translate(-14 302)">
        <path fill="#9a3412" d="M4 22H54V58H4Z" />
        <path fill="#7c2d12" d="M0 24 29-6 58 24ZM41 10V-8h2V10Z" />
        <path fill="#fdf8f3" d="M12 32h8v9h-8zm26 0h8v9h-8zM25 42h8v16h-8z" />
      </g>
      <path fill="#9a3412" opacity=".85" transform="translate(640 284)" d={TREE} />
      <path fill="#9a3412" opacity=".6" transform="translate(-64 306) scale(.62)" d={TREE} />
    </>
  )
}
