const LEAF = 'M0-24C-5-31-10-48-9-66Q-8-80 0-80Q8-80 9-66C10-48 5-31 0-24Z'
const LEAVES = [
  { at: 'translate(184 128) rotate(-24) scale(0.36)', colour: '#1d4ed8' },
  { at: 'translate(184 128) rotate(2) scale(0.4)', colour: '#c2410c' },
  { at: 'translate(184 128) rotate(28) scale(0.36)', colour: '#1d4ed8' },
]
const PLANTS = [
  { at: 'translate(44 152) rotate(-20) scale(0.8)', colour: '#bfd3fe' },
  { at: 'translate(44 152) rotate(8) scale(0.92)', colour: '#dbe6fe' },
]

/** A mast whose waves end, and a phone that still shows something; a decoration, hidden from screen readers. */
export function OfflineDrawing({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 240 180" width="200" height="150" aria-hidden="true">
      <path fill="#f0e4d8" d="M12 152Q52 130 92 134T160 112T228 158H12Z" />
      <g fill="none" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <path
          stroke="var(--night)"
          d="M92 152 112 50 132 152M96 130H128M100 110H124M104 90H120M96 130l28-20M128 130l-28-20"
        />
        <path stroke="#bfd3fe" d="M92.9 35A22 22 0 0 0 92.9 57M131.1 35A22 22 0 0 1 131.1 57" />
        <path
          stroke="#bfd3fe"
          strokeDasharray="5 8"
          d="M80.7 28A36 36 0 0 0 80.7 64M143.3 28A36 36 0 0 1 143.3 64"
        />
        <path
          stroke="#dbe6fe"
          strokeDasharray="5 8"
          d="M68.5 21A50 50 0 0 0 68.5 71M155.5 21A50 50 0 0 1 155.5 71"
        />
      </g>
      <circle cx="112" cy="46" r="7" fill="#c2410c" />
      <g transform="rotate(6 184 120)">
        <rect x="164" y="88" width="40" height="66" rx="7" fill="#172554" />
        <rect x="168" y="94" width="32" height="53" rx="3" fill="#fff" />
        <path stroke="#d5dbe6" strokeWidth="3" strokeLinecap="round" d="M174 134h20M174 140h12" />
        {LEAVES.map((leaf) => (
          <Leaf key={leaf.at} {...leaf} />
        ))}
      </g>
      {PLANTS.map((plant) => (
        <Leaf key={plant.at} {...plant} />
      ))}
      <path fill="#e8d5c4" d="M4 156Q60 142 120 148T236 155Q190 170 120 170T4 156Z" />
    </svg>
  )
}

function Leaf({ at, colour }: { at: string; colour: string }) {
  return (
    <g transform={at} fill={colour} stroke={colour}>
      <path strokeWidth="2.5" d="M0 0V-28" />
      <path stroke="none" d={LEAF} />
    </g>
  )
}
