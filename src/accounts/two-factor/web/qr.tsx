import { encode } from 'uqr'

/** A QR code is black on white in every theme, because cameras need the contrast. */
export default function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 3 })
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      width={188}
      height={188}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label="QR code à scanner avec l’application d’authentification"
      style={{ flex: 'none', border: '1px solid var(--line)', borderRadius: 'var(--r-sm)' }}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  )
}
