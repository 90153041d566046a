import { useState } from 'react'
import { dayWords, hoursWords } from '#src/calendar/shared/words.ts'
import { formatDay, formatLongDate, formatTime } from '#src/shared/dates.ts'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { Alert } from '#src/ui/display/alert.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { Card } from '#src/ui/display/card.tsx'
import type { Interview } from '../../contract.ts'
import { DayTile } from '../day-tile.tsx'
import css from '../interviews.module.css'
import { useTakeSlot } from '../queries.ts'
import { OwnTools } from './tools.tsx'

type Slot = Interview['slots'][number]

/** The slots that are proposed, each with what else that day holds; those that went meanwhile say so. */
export function SlotChoice({ interview, onAsk }: { interview: Interview; onAsk: () => void }) {
  const { slots, message, answer_by, organiser } = interview
  const [chosenId, choose] = useState<number | null>(null)
  const taking = useTakeSlot(interview.id)
  const left = slots.filter(({ gone }) => gone === null)
  const chosen = left.find(({ id }) => id === chosenId) ?? (left.length === 1 ? left[0] : undefined)
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
      <div className={css.tools}>
        {left.length > 0 && (
          <Button
            disabled={!chosen}
            loading={taking.isPending}
            onClick={() => chosen && taking.mutate(chosen.id)}
          >
            {chosen ? `Confirmer ${shortWords(chosen)}` : 'Confirmer'}
          </Button>
        )}
        <Button look={left.length > 0 ? 'quiet' : 'primary'} onClick={onAsk}>
          {left.length > 0 ? 'Aucun ne me convient' : 'Proposer d’autres moments'}
        </Button>
        <OwnTools interview={interview} />
      </div>
    </Card>
  )
}

function SlotLine({ slot, on, onChoose }: { slot: Slot; on: boolean; onChoose: () => void }) {
  const { gone, same_day, starts_at } = slot
  const aside = gone === 'taken' ? 'Pris entre-temps' : gone === 'past' ? 'Passé' : same_day
  return (
    <label className={classes(css.slot, on && css.on, gone && css.gone)}>
      <DayTile at={starts_at} />
      <span>
        <b>{dayWords(starts_at)}</b>
        <small>{hoursWords(slot)}</small>
      </span>
      <small className={css.aside}>{aside ?? 'Rien d’autre ce jour'}</small>
      <input type="radio" name="creneau" checked={on} disabled={gone !== null} onChange={onChoose} />
    </label>
  )
}

/** « mardi 24 à 10 h 00 » */
function shortWords({ starts_at }: Slot): string {
  const [weekday, day] = formatLongDate(starts_at).split(' ')
  return `${weekday} ${day} à ${formatTime(starts_at)}`
}

function byWords(at: string): string {
  return `À répondre ${formatDay(at).replace(/^le /, 'avant le ')}, ${formatTime(at)}`
}
