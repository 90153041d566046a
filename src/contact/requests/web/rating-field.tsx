import { classes } from '#src/ui/class-names.ts'
import { useEarlyAnswer } from '#src/ui/form/early-answer.ts'
import { describedBy, FieldNotes } from '#src/ui/form/field.tsx'
import { RATING_LABELS } from '../shared/choices.ts'
import css from './rating-field.module.css'

interface RatingFieldProps {
  /** The number of leaves as a text; empty before a choice. */
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

/** Five leaves, from « Très mal » to « Très bien »; the words count, the leaves only show them. */
export function RatingField({ value, onChange, error }: RatingFieldProps) {
  return (
    <fieldset className={css.field} {...describedBy('rating', { error })}>
      <legend>Comment cela s’est-il passé{'\u00A0'}?</legend>
      <div className={css.leaves}>
        {RATING_LABELS.map((label, index) => {
          const rating = String(index + 1)
          return (
            <LeafChoice
              key={label}
              label={label}
              id={index === 0 ? 'rating' : undefined}
              value={rating}
              isChosen={value === rating}
              isFull={Number(value) > index}
              onPick={() => onChange(rating)}
            />
          )
        })}
      </div>
      <FieldNotes id="rating" error={error} />
    </fieldset>
  )
}

interface LeafChoiceProps {
  label: string
  id: string | undefined
  value: string
  isChosen: boolean
  isFull: boolean
  onPick: () => void
}

function LeafChoice({ label, id, value, isChosen, isFull, onPick }: LeafChoiceProps) {
  const pick = ({ target }: { target: HTMLInputElement }) => target.checked && onPick()
  const field = useEarlyAnswer({ checked: isChosen, onChange: pick })
  return (
    <label className={css.leaf}>
      <input
        type="radio"
        name="rating"
        id={id}
        value={value}
        checked={isChosen}
        onChange={pick}
        ref={field}
      />
      <svg
        className={classes(isFull && css.full)}
        viewBox="-12 -44 24 46"
        width="24"
        height="46"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M0 0V-8M0-6C-6-12-10-22-9-31Q-8-41 0-41Q8-41 9-31C10-22 6-12 0-6Z" />
      </svg>
      {label}
    </label>
  )
}
