import { useQuery } from '@tanstack/react-query'
import { canEditCompany, EDITING_REFUSED } from '#src/companies/policy.ts'
import { USUAL_HOURS, WEEKDAYS, type WorkingHours } from '#src/companies/shared/working-hours.ts'
import { type Form, useForm } from '#src/shell/form/use-form.ts'
import { useUser } from '#src/shell/session/current-user.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { CheckBox } from '#src/ui/form/choice-field.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import css from './hours.module.css'
import { useSetWorkingHours, workingHoursQuery } from './queries.ts'

/** The tab of the settings in which a company says when it receives people. */
export default function HoursTab() {
  const company = useUser()?.company
  const { data, error, refetch } = useQuery(workingHoursQuery)
  if (!company) return <Alert>Votre compte ne fait partie d’aucune société.</Alert>
  if (!data)
    return error ? (
      <LoadFailure onRetry={() => refetch()}>{error.message}</LoadFailure>
    ) : (
      <SkeletonLines lines={7} />
    )
  return (
    <Card title="Horaires de la société">
      <p className={css.says}>
        Quand vous proposez un entretien, les heures en dehors sont grisées&nbsp;: vous pouvez tout de même
        les choisir. Heure d’Antananarivo.
        {data.is_usual && ' Ce sont pour l’instant les horaires habituels.'}
      </p>
      {canEditCompany(company.role) ? <HoursForm days={data.days} /> : <Hours days={data.days} />}
    </Card>
  )
}

function Hours({ days }: { days: WorkingHours }) {
  return (
    <>
      <dl className={css.read}>
        {WEEKDAYS.map((weekday, index) => {
          const hours = days[index]
          return (
            <div key={weekday}>
              <dt>{weekday}</dt>
              <dd>{hours ? `${hours.opens} – ${hours.closes}` : 'Fermé'}</dd>
            </div>
          )
        })}
      </dl>
      <Alert>{EDITING_REFUSED}</Alert>
    </>
  )
}

interface Values {
  days: { isOpen: boolean; opens: string; closes: string }[]
}

/** A closed day keeps the hours that were written, so that opening it again asks for nothing. */
function valuesOf(days: WorkingHours): Values {
  return {
    days: WEEKDAYS.map((_, index) => {
      const { opens, closes } = days[index] ?? USUAL_HOURS[index] ?? { opens: '08:00', closes: '12:00' }
      return { isOpen: Boolean(days[index]), opens, closes }
    }),
  }
}

const daysOf = ({ days }: Values): WorkingHours =>
  days.map(({ isOpen, opens, closes }) => (isOpen ? { opens, closes } : null))

function HoursForm({ days }: { days: WorkingHours }) {
  const saving = useSetWorkingHours()
  const form = useForm<Values>({
    initial: valuesOf(days),
    schema: async () => (await import('../contract.ts')).setWorkingHours.body,
    idOf: (field) => `horaires-${field}`,
    body: (values) => ({ days: daysOf(values) }),
    send: async (values) => {
      await saving.mutateAsync(daysOf(values))
      toast.success({ title: 'Horaires enregistrés' })
    },
  })
  return (
    <form className={css.form} onSubmit={form.submit} noValidate aria-label="Horaires de la société">
      <ErrorSummary {...form.summary} />
      <FormFailure>{form.failure}</FormFailure>
      <fieldset id="horaires-days" tabIndex={-1} className={css.days}>
        <legend className="hidden-text">Jours et heures</legend>
        {WEEKDAYS.map((weekday, index) => (
          <DayFields key={weekday} weekday={weekday} index={index} form={form} />
        ))}
      </fieldset>
      {form.errors.days && <p className={css.error}>{form.errors.days}</p>}
      <Button type="submit" loading={form.sending}>
        Enregistrer
      </Button>
    </form>
  )
}

function DayFields({ weekday, index, form }: { weekday: string; index: number; form: Form<Values> }) {
  const isOpen = form.values.days[index]?.isOpen ?? false
  const open = (isNowOpen: boolean) =>
    form.change({
      days: form.values.days.map((day, at) => (at === index ? { ...day, isOpen: isNowOpen } : day)),
    })
  return (
    <div className={css.day}>
      <CheckBox
        label={weekday}
        name={`jour-${index}`}
        checked={isOpen}
        onChange={({ target }) => open(target.checked)}
      />
      {isOpen ? (
        <div className={css.times}>
          <TextField
            type="time"
            label={<TimeLabel weekday={weekday} word="De" />}
            {...form.text(`days.${index}.opens`)}
          />
          <TextField
            type="time"
            label={<TimeLabel weekday={weekday} word="À" />}
            {...form.text(`days.${index}.closes`)}
          />
        </div>
      ) : (
        <span className={css.closed}>Fermé</span>
      )}
    </div>
  )
}

/** Without the rows, « De » alone would not say of which day. */
function TimeLabel({ weekday, word }: { weekday: string; word: string }) {
  return (
    <>
      <span className="hidden-text">{weekday}, </span>
      {word}
    </>
  )
}
