import type { ReactNode } from 'react'

/** The drawings of public pages share their leaf, hill and ground; each is a decoration, hidden from screen readers. */
const LEAF = 'M0-24C-5-31-10-48-9-66Q-8-80 0-80Q8-80 9-66C10-48 5-31 0-24Z'

interface LeafProps {
  at: [x: number, y: number]
  turn: number
  scale: number
  colour: string
}

function Leaf({ at: [x, y], turn, scale, colour }: LeafProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`} fill={colour} stroke={colour}>
      <path strokeWidth="2.5" d="M0 0V-28" />
      <path stroke="none" d={LEAF} />
    </g>
  )
}

interface IllustrationProps {
  className?: string | undefined
  /** Where the sun stands, and its radius. */
  sun: [x: number, y: number, radius: number]
  children: ReactNode
}

/** A drawing of 240 × 180 on its piece of ground. */
function Illustration({ className, sun: [x, y, radius], children }: IllustrationProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 240 180"
      width="240"
      height="180"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx={x} cy={y} r={radius} fill="#fbd3ba" />
      <path fill="#f0e4d8" d="M14 152Q58 116 108 132T186 124T226 158H14Z" />
      {children}
      <path fill="#e8d5c4" d="M4 156Q60 142 120 148T236 155Q190 170 120 170T4 156Z" />
      <path
        fill="none"
        stroke="#fdf8f3"
        strokeWidth="1.5"
        d="M26 157Q76 148.5 122 154T208 156.500M54 163Q90 157 124 160T182 162"
      />
    </svg>
  )
}

/** An open letter from which leaves grow: writing to the team. */
export function LetterDrawing({ className }: { className?: string | undefined }) {
  return (
    <Illustration className={className} sun={[54, 70, 18]}>
      <Leaf at={[113, 104]} turn={-22} scale={0.98} colour="#1d4ed8" />
      <Leaf at={[120, 104]} turn={2} scale={1.12} colour="#c2410c" />
      <Leaf at={[127, 104]} turn={27} scale={1.04} colour="#1d4ed8" />
      <Leaf at={[130, 108]} turn={52} scale={0.8} colour="#bfd3fe" />
      <Leaf at={[108, 108]} turn={-48} scale={0.8} colour="#bfd3fe" />
      <rect x="66" y="88" width="108" height="66" rx="6" fill="#fff" stroke="#e8d5c4" strokeWidth="1.5" />
      <path fill="#dbe6fe" d="M67 92Q68 88 72 88H168Q172 88 173 92L125 126Q120 129 115 126Z" />
      <path
        fill="none"
        stroke="#bfd3fe"
        strokeWidth="2"
        strokeLinecap="round"
        d="m70 150 34-30M170 150l-34-30"
      />
      <circle cx="120" cy="124" r="7.5" fill="#c2410c" />
    </Illustration>
  )
}

/** A bubble with leaves for marks: giving one's opinion. */
export function OpinionDrawing({ className }: { className?: string | undefined }) {
  return (
    <Illustration className={className} sun={[60, 62, 18]}>
      <Leaf at={[192, 152]} turn={26} scale={0.8} colour="#bfd3fe" />
      <Leaf at={[192, 152]} turn={-2} scale={0.94} colour="#dbe6fe" />
      <path
        fill="#fff"
        stroke="#e8d5c4"
        strokeWidth="1.5"
        d="M62 56q0-8 8-8h92q8 0 8 8v54q0 8-8 8h-46l-20 20v-20H70q-8 0-8-8z"
      />
      {[82, 101, 120, 139].map((x) => (
        <path
          key={x}
          fill="#1d4ed8"
          transform={`translate(${x} 96)`}
          d="M0 0C-6-6-9-16-8-24Q-7-31 0-31Q7-31 8-24C9-16 6-6 0 0Z"
        />
      ))}
      <path stroke="#d5dbe6" strokeWidth="3.5" strokeLinecap="round" d="M76 107h64" />
    </Illustration>
  )
}

/** Two houses joined by what grows between them: partners. */
export function PartnersDrawing({ className }: { className?: string | undefined }) {
  return (
    <Illustration className={className} sun={[120, 50, 24]}>
      {[30, 154].map((x) => (
        <g key={x} transform={`translate(${x} 98)`}>
          <path fill="#9a3412" d="M4 22H54V58H4Z" />
          <path fill="#7c2d12" d="M0 24 29-6 58 24Z" />
          <path fill="#fdf8f3" d="M12 32h8v9h-8zm26 0h8v9h-8zM25 42h8v16h-8z" />
        </g>
      ))}
      <path
        fill="none"
        stroke="#1d4ed8"
        strokeWidth="3.5"
        strokeLinecap="round"
        d="M88 150Q104 150 118 128M152 150Q136 150 122 128"
      />
      <Leaf at={[118, 140]} turn={-26} scale={0.86} colour="#1d4ed8" />
      <Leaf at={[120, 140]} turn={0} scale={1.06} colour="#c2410c" />
      <Leaf at={[122, 140]} turn={26} scale={0.86} colour="#1d4ed8" />
    </Illustration>
  )
}
