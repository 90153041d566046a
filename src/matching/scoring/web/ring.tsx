import css from './ring.module.css'

/** A score as a ring; the words beside it say why. */
export function ScoreRing({ score }: { score: number }) {
  return (
    <span
      className={css.ring}
      style={{ '--score': score } as object}
      role="img"
      aria-label={`Correspondance\u00A0: ${score}\u00A0%`}
    >
      {score}&nbsp;%
    </span>
  )
}
