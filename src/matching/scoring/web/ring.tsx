import css from './ring.module.css'

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
