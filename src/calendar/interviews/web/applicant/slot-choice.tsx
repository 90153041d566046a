import { dayWords, hoursWords } from '#src/calendar/shared/words.ts'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { Alert } from '#src/ui/display/alert.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { Card } from '#src/ui/display/card.tsx'
import type { Interview } from '../../contract.ts'
import { DayTile } from '../day-tile.tsx'
import css from '../interviews.module.css'
import slotCss from './slot.module.css'
import { ApplicantTools } from './tools.tsx'
import { asideOf, byWords, momentWords, type Slot, useChosenSlot } from './use-chosen-slot.ts'

/** Each slot says what else that day holds; slots that are gone say why. */
export function SlotChoice({ interview, onAsk }: { interview: Interview; onAsk: () => void }) {
  const { slots, message, answer_by, organiser } = interview
  const { left, chosen, choose, taking, take, warning } = useChosenSlot(interview)
  return (
    <Card
      title={left.length > 0 ? 'Choisissez un créneau' : 'Aucun créneau n’est plus libre'}
      action={answer_by && left.length > 0 && <Badge tone="laterite">{byWords(answer_by)}</Badge>}
    >
      {message && (
        <blockquote className={css.quote}>
          {message}
          {organiser && <footer>{organiser}</footer>}
        </blockquote>
      )}
      {taking.error && (
        <Alert kind="error" live>
          {taking.error.message}
        </Alert>
      )}
      <fieldset className={css.slots}>
        <legend className="hidden-text">Créneaux proposés, heure d’Antananarivo</legend>
        {slots.map((slot) => (
          <SlotLine key={slot.id} slot={slot} on={slot === chosen} onChoose={() => choose(slot.id)} />
        ))}
      </fieldset>
      {warning && (
        <Alert kind="warning" live>
          {warning}
        </Alert>
      )}
      <div className={css.tools}>
        {left.length > 0 && (
          <Button disabled={!chosen} loading={taking.isPending} onClick={take}>
            {warning ? 'Confirmer quand même' : chosen ? `Confirmer ${momentWords(chosen)}` : 'Confirmer'}
          </Button>
        )}
        <Button look={left.length > 0 ? 'quiet' : 'primary'} onClick={onAsk}>
          {left.length > 0 ? 'Aucun ne me convient' : 'Proposer d’autres moments'}
        </Button>
        <ApplicantTools interview={interview} />
      </div>
    </Card>
  )
}

function SlotLine({ slot, on, onChoose }: { slot: Slot; on: boolean; onChoose: () => void }) {
  const { gone, overlap, starts_at } = slot
  const aside = asideOf(slot)
  return (
    <label className={classes(slotCss.slot, css.slot, on && slotCss.on, gone && slotCss.gone)}>
      <DayTile at={starts_at} />
      <span>
        <b>{dayWords(starts_at)}</b>
        <small>{hoursWords(slot)}</small>
      </span>
      <small className={classes(css.aside, overlap && slotCss.overlap)}>
        {aside ?? 'Rien d’autre ce jour'}
      </small>
      <input type="radio" name="creneau" checked={on} disabled={gone !== null} onChange={onChoose} />
    </label>
  )
}
