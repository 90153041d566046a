import { lengthWords, momentOf } from '#src/calendar/shared/words.ts'
import { currentTime, dayAt } from '#src/shared/dates.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { DateField } from '#src/ui/form/date-field.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { CloseIcon } from '#src/ui/icons.tsx'
import { PlusIcon } from '#src/ui/workspace-icons.tsx'
import type { Interview } from '../../contract.ts'
import { MOST_WINDOWS } from '../../shared/limits.ts'
import css from '../interviews.module.css'
import { useAskOtherTimes } from '../queries.ts'

interface Row {
  key: number
  day: string
  from: string
  to: string
}
const empty = (key: number): Row => ({ key, day: '', from: '09:00', to: '12:00' })

const isWhole = ({ day, from, to }: Row) => Boolean(day && from && to)
const windowOf = ({ day, from, to }: Row) => ({ starts_at: momentOf(day, from), ends_at: momentOf(day, to) })

/** The applicant names days, each with the hours from and until which it can come. */
export function AskOtherTimes({ interview, onClose }: { interview: Interview; onClose: () => void }) {
  const asking = useAskOtherTimes(interview.id)
  const { state, version, duration_minutes } = interview
  const bodyOf = ({ windows, message }: { windows: Row[]; message: string }) => ({
    version,
    message,
    windows: windows.filter(isWhole).map(windowOf),
  })
  const form = useForm<{ windows: Row[]; message: string }>({
    initial: { windows: [empty(0)], message: '' },
    schema: async () => (await import('../../contract.ts')).askOtherMoments.body,
    body: bodyOf,
    idOf: (path) => (path === 'windows' ? 'windows.0.starts_at' : path),
    send: async (values) => {
      await asking.mutateAsync(bodyOf(values))
      onClose()
    },
  })
  const { windows } = form.values
  const put = (rows: Row[]) => void form.change({ windows: rows })
  return (
    <Card title="Proposer d’autres moments">
      <form className={css.form} onSubmit={form.submit} noValidate>
        <p className={css.text}>
          Jusqu’à trois. L’entretien dure {lengthWords(duration_minutes)} : le recruteur choisira une heure ou
          vous répondra.
          {state === 'confirmed' && ' L’heure déjà prise est rendue dès l’envoi.'}
        </p>
        <ErrorSummary {...form.summary} />
        <FormFailure>{form.failure}</FormFailure>
        {windows.map((row, index) => {
          const change = (patch: Partial<Row>) =>
            put(windows.map((each) => (each === row ? { ...each, ...patch } : each)))
          const errorOf = (field: string) => form.errors[`windows.${index}.${field}`]
          return (
            <div key={row.key} className={css.window}>
              <DateField
                label="Jour"
                hint=""
                name={`windows.${index}.starts_at`}
                value={row.day}
                min={dayAt(currentTime())}
                error={errorOf('starts_at') ?? (index === 0 ? form.errors.windows : undefined)}
                onChange={({ target }) => change({ day: target.value })}
              />
              <TextField
                label="De"
                type="time"
                name={`windows.${index}.from`}
                value={row.from}
                onChange={({ target }) => change({ from: target.value })}
              />
              <TextField
                label="À"
                type="time"
                name={`windows.${index}.ends_at`}
                value={row.to}
                error={errorOf('ends_at')}
                onChange={({ target }) => change({ to: target.value })}
              />
              {windows.length > 1 && (
                <Button
                  look="quiet"
                  iconOnly
                  aria-label={`Retirer le moment ${index + 1}`}
                  onClick={() => put(windows.filter((each) => each !== row))}
                >
                  <CloseIcon />
                </Button>
              )}
            </div>
          )
        })}
        {windows.length < MOST_WINDOWS && (
          <div>
            <Button
              look="quiet"
              small
              onClick={() => put([...windows, empty(1 + Math.max(...windows.map(({ key }) => key)))])}
            >
              <PlusIcon size={18} />
              Ajouter un moment
            </Button>
          </div>
        )}
        <TextAreaField label="Un mot pour le recruteur" optional rows={3} {...form.text('message')} />
        <div className={css.tools}>
          <Button type="submit" loading={form.sending}>
            Proposer ces moments
          </Button>
          <Button look="quiet" onClick={onClose}>
            Retour
          </Button>
        </div>
      </form>
    </Card>
  )
}
