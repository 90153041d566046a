import { classes } from '#src/ui/class-names.ts'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { StarIcon } from '#src/ui/workspace-icons.tsx'
import type { Evaluation, Tag } from '../contract.ts'
import css from './opinion.module.css'

const number = new Intl.NumberFormat('fr', { maximumFractionDigits: 1 })

/** Says « 4,5 ». */
export const formatRating = (rating: number) => number.format(rating)

/** A dash stands for the mean while nobody rated. */
export function RatingStar({ rating }: { rating: number | null }) {
  if (rating === null)
    return (
      <span className={css.none}>
        <span aria-hidden="true">–</span>
        <span className="hidden-text">Pas encore notée</span>
      </span>
    )
  return (
    <span className={css.rating}>
      <StarIcon size={16} />
      <span className="hidden-text">Note de l’équipe&nbsp;: </span>
      {formatRating(rating)}
      <span className="hidden-text"> sur 5</span>
    </span>
  )
}

const TONES = ['blue', 'green', 'amber', 'laterite', 'violet', 'grey'] as const

/** The colour only helps to find a tag again: its word says it all. */
export function TagWord({ tag: { id, label } }: { tag: Tag }) {
  return <span className={classes(css.tag, css[TONES[id % TONES.length] ?? 'grey'])}>{label}</span>
}

interface OpinionLineProps {
  of: Pick<Evaluation, 'tags' | 'assignee'>
  /** The tags after so many are only counted. */
  most?: number
}

/** The tags and the colleague in charge are in one line, which is not there without either. */
export function OpinionLine({ of: { tags, assignee }, most = 3 }: OpinionLineProps) {
  if (tags.length === 0 && !assignee) return null
  const more = tags.slice(most)
  return (
    <span className={css.line}>
      {tags.slice(0, most).map((tag) => (
        <TagWord key={tag.id} tag={tag} />
      ))}
      {more.length > 0 && (
        <span className={css.more} title={more.map(({ label }) => label).join(', ')}>
          +&nbsp;{more.length}
        </span>
      )}
      {assignee && (
        <span className={css.assignee} title={`Confiée à ${assignee.name}`}>
          <Avatar name={assignee.name} size={20} tone="grey" />
          <span className="hidden-text">Confiée à </span>
          {assignee.name}
        </span>
      )}
    </span>
  )
}
