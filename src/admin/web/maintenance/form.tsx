import { useQueryClient } from '@tanstack/react-query'
import { call } from '#src/shell/api/api.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { Button } from '#src/ui/button.tsx'
import { CheckBox } from '#src/ui/form/choice-field.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import type * as contract from '../../maintenance/contract.ts'
import { Section } from '../desk/parts.tsx'
import { deskKeys } from '../desk/query-keys.ts'
import css from './maintenance.module.css'

const MESSAGE = 'Nous travaillons sur le site.'

/** Plans a maintenance; without a beginning it begins at once. */
export function MaintenanceForm() {
  const client = useQueryClient()
  const form = useForm({
    initial: { starts_at: '', ends_at: '', message: MESSAGE, is_read_only: true },
    schema: async () => (await import('../../maintenance/contract.ts')).planMaintenance.body,
    short: true,
    body: (values) => ({ ...values, starts_at: values.starts_at || null }),
    send: async (values) => {
      const body = { ...values, starts_at: values.starts_at || null }
      await call<typeof contract.planMaintenance>('POST /api/admin/maintenances', { body })
      await client.invalidateQueries({ queryKey: deskKeys.all })
    },
  })
  const isNow = form.values.starts_at === ''
  return (
    <Section title="Prévoir une maintenance">
      <form className={css.form} onSubmit={form.submit} noValidate>
        <p>
          Pendant la lecture seule, on lit, on cherche et on se connecte. Rien de ce qui est écrit n’est
          enregistré ni perdu&nbsp;: les formulaires le gardent et le disent.
        </p>
        <div className={css.moments}>
          <TextField
            label="Début"
            type="datetime-local"
            hint="Laissez vide pour commencer maintenant."
            optional
            {...form.text('starts_at')}
          />
          <TextField
            label="Fin"
            type="datetime-local"
            hint="Douze heures au plus, heure d’Antananarivo."
            {...form.text('ends_at')}
          />
        </div>
        <TextAreaField
          label="Ce que lisent les personnes"
          hint="Dès la veille, en haut de chaque page."
          rows={2}
          {...form.text('message')}
        />
        <CheckBox
          label="Lecture seule pendant la maintenance (sinon, le bandeau seul)"
          checked={form.values.is_read_only}
          onChange={({ target }) => form.change({ is_read_only: target.checked })}
        />
        <FormFailure>{form.failure}</FormFailure>
        <Button type="submit" loading={form.sending}>
          {isNow ? 'Commencer maintenant' : 'Programmer'}
        </Button>
      </form>
    </Section>
  )
}
