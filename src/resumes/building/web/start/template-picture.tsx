import type { TemplateName } from '#src/resumes/shared/document.ts'

const COLOURS: Record<TemplateName, string> = {
  classique: '#1d4ed8',
  serein: '#7f1d1d',
  elegant: '#166534',
  compact: '#9a3412',
  cadre: '#1f2937',
  creatif: '#5b21b6',
  administration: '#1e3a8a',
  economique: '#111827',
}
const SIDE = new Set<TemplateName>(['elegant', 'creatif'])
const BAND = new Set<TemplateName>(['compact', 'creatif'])

/** How a template divides its page: bars for headings, lines for text. */
export function TemplatePicture({ template }: { template: TemplateName }) {
  const colour = COLOURS[template]
  const left = SIDE.has(template) ? 78 : 22
  const top = BAND.has(template) ? 60 : 48
  const step = template === 'cadre' ? 42 : 56
  const blocks = Array.from({ length: Math.floor((280 - top) / step) }, (_, index) => top + 14 + index * step)
  return (
    <svg viewBox="0 0 210 297" aria-hidden="true">
      <rect width={210} height={297} fill="#ffffff" />
      {SIDE.has(template) && <rect width={66} height={297} fill={colour} opacity={0.1} />}
      {BAND.has(template) && <rect width={210} height={46} fill={colour} opacity={0.14} />}
      <rect x={left} y={18} width={84} height={11} rx={2} fill="#0f172a" />
      <rect x={left} y={34} width={56} height={5} rx={1.5} fill={colour} />
      {blocks.map((y) => (
        <g key={y}>
          <rect x={left} y={y} width={38} height={5} rx={1.5} fill={colour} />
          {[12, 20, 28].map((line) => (
            <rect
              key={line}
              x={left}
              y={y + line}
              width={(188 - left) * (line === 28 ? 0.7 : 1)}
              height={3}
              rx={1}
              fill="#cbd2dd"
            />
          ))}
        </g>
      ))}
      {SIDE.has(template) &&
        [70, 110, 150, 190].map((y) => (
          <g key={y}>
            <rect x={12} y={y} width={28} height={4} rx={1} fill={colour} />
            <rect x={12} y={y + 10} width={42} height={3} rx={1} fill="#cbd2dd" />
            <rect x={12} y={y + 17} width={34} height={3} rx={1} fill="#cbd2dd" />
          </g>
        ))}
    </svg>
  )
}
