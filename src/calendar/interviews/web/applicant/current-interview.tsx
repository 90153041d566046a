import { useQuery } from '@tanstack/react-query'
import { dayWords, hoursWords } from '#src/calendar/shared/words.ts'
import { capitalised } from '#src/shared/phrases.ts'
import { formatShortDayDate } from '#src/shared/weekdays.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { Alert } from '#src/ui/display/alert.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { ClockIcon } from '#src/ui/icons.tsx'
import type { Interview } from '../../contract.ts'
import { DayTile } from '../day-tile.tsx'
import { applicantInterviewsQuery } from '../queries.ts'
import css from './current-interview.module.css'
import slotCss from './slot.module.css'
import { asideOf, byWords, type Slot, useChosenSlot } from './use-chosen-slot.ts'

/** Shows the open meeting of an application among its steps: slots to choose from, or the agreed day. */
export function CurrentInterview({ applicationId }: { applicationId: number }) {
  const { data } = useQuery(applicantInterviewsQuery(applicationId))
  const open = data?.find(({ state, is_over }) => state !== 'declined' && state !== 'cancelled' && !is_over)
  if (!open) return null
  const href = `/candidat/candidatures/${applicationId}/rendez-vous`
  if (open.state === 'proposed') return <Choice interview={open} href={href} />
  if (open.state === 'countered')
    return (
      <div className={css.box}>
        <p>Vous avez dit quand vous pouvez venir&nbsp;: le recruteur choisit une heure.</p>
        <LinkButton look="quiet" href={href}>
          Voir les moments proposés
        </LinkButton>
      </div>
    )
  return open.state === 'confirmed' ? <AgreedMeeting interview={open} href={href} /> : null
}

interface PartProps {
  interview: Interview
  /** Address of the tab that shows all of it. */
  href: string
}

function Choice({ interview, href }: PartProps) {
  const { slots, message, organiser, answer_by } = interview
  const { left, chosen, choose, taking, take, warning } = useChosenSlot(interview)
  return (
    <div className={css.box}>
      {organiser && (
        <p className={css.who}>
          <Avatar name={organiser} tone="green" size={36} />
          <b>{organiser}</b>
        </p>
      )}
      {message && <blockquote className={css.quote}>{message}</blockquote>}
      {taking.error && (
        <Alert kind="error" live>
          {taking.error.message}
        </Alert>
      )}
      <fieldset className={css.slots}>
        <legend>
          {left.length > 0 ? 'Choisissez un créneau' : 'Aucun créneau n’est plus libre'} (heure
          d’Antananarivo)
        </legend>
        {slots.map((slot) => (
          <SlotCard key={slot.id} slot={slot} on={slot === chosen} onChoose={() => choose(slot.id)} />
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
            {warning ? 'Confirmer quand même' : 'Confirmer ce créneau'}
          </Button>
        )}
        <LinkButton look="quiet" href={href}>
          {left.length > 0 ? 'Aucun ne me convient' : 'Proposer d’autres moments'}
        </LinkButton>
      </div>
      {answer_by && left.length > 0 && (
        <p className={css.by}>
          <ClockIcon size={18} />
          {byWords(answer_by)}
        </p>
      )}
    </div>
  )
}

interface SlotCardProps {
  slot: Slot
  on: boolean
  onChoose: () => void
}

function SlotCard({ slot, on, onChoose }: SlotCardProps) {
  const { gone, overlap, starts_at } = slot
  const aside = asideOf(slot)
  return (
    <label className={classes(slotCss.slot, css.slot, on && slotCss.on, gone && slotCss.gone)}>
      <span>
        <b>{capitalised(formatShortDayDate(starts_at))}</b>
        <small>{hoursWords(slot)}</small>
        {aside && <small className={overlap && !gone ? slotCss.overlap : undefined}>{aside}</small>}
      </span>
      <input type="radio" name="creneau" checked={on} disabled={gone !== null} onChange={onChoose} />
    </label>
  )
}

function AgreedMeeting({ interview: { starts_at, ends_at }, href }: PartProps) {
  if (!starts_at || !ends_at) return null
  return (
    <div className={classes(css.box, css.agreed)}>
      <DayTile at={starts_at} />
      <p>
        <b>{dayWords(starts_at)}</b>
        {hoursWords({ starts_at, ends_at })}, heure d’Antananarivo
      </p>
      <LinkButton look="soft" href={href}>
        Voir le rendez-vous
      </LinkButton>
    </div>
  )
}
