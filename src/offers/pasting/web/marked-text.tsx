import type { ReactNode } from 'react'
import type { Piece } from '../shared/pieces.ts'
import type { ReadAdvertisement } from '../shared/read.ts'
import css from './page.module.css'
import { letterOf } from './pasted-offer.ts'

interface Span {
  start: number
  end: number
  look: 'read' | 'refused' | 'left'
  /** The letter or number of the same piece in the lists beside. */
  sign?: string
}

/** The advertisement as it was pasted. It marks what was understood, what was refused and what was not understood. */
export function MarkedText({
  text,
  pieces,
  read,
}: {
  text: string
  pieces: readonly Piece[]
  read: ReadAdvertisement
}) {
  const spans: Span[] = [
    ...read.refused.map(({ line, start }) => ({ start, end: start + line.length, look: 'refused' as const })),
    ...pieces.map(({ start, end }, index) => ({ start, end, look: 'read' as const, sign: `${index + 1}` })),
    ...read.leftOut.map(({ line, start, mark }, index) => ({
      start,
      end: start + line.length,
      sign: letterOf(index),
      look: mark ? ('refused' as const) : ('left' as const),
    })),
  ]
  return (
    <>
      <div className={css.text}>{pictured(text, spans)}</div>
      <p className={css.legend}>
        <span className={css.read}>compris</span> <span className={css.refused}>à revoir</span>{' '}
        <span className={css.leftOut}>non compris</span>
      </p>
    </>
  )
}

const LOOKS = { read: css.read, refused: css.refused, left: css.leftOut }

/** Cuts the text where spans begin and end. Where several spans overlap, the first of the list gives its look. */
function pictured(text: string, spans: readonly Span[]): ReactNode[] {
  const cuts = new Set([0, text.length, ...spans.flatMap(({ start, end }) => [start, end])])
  const places = [...cuts].sort((one, other) => one - other)
  return places.slice(0, -1).map((start, index) => {
    const end = places[index + 1] ?? text.length
    const span = spans.find((each) => each.start <= start && each.end >= end)
    const signs = spans.filter((each) => each.end === end && each.sign).map(({ sign }) => sign)
    return (
      <span key={start} className={span && LOOKS[span.look]}>
        {text.slice(start, end)}
        {signs.length > 0 && <sup>{signs.join(', ')}</sup>}
      </span>
    )
  })
}
