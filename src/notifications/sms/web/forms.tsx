import { onField } from '#src/shell/form/refusal.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { Button } from '#src/ui/button.tsx'
import { DailyLimitNote } from '#src/ui/display/limit-note.tsx'
import { CodeField, TextField } from '#src/ui/form/text-field.tsx'
import type { SmsSettings } from '../contract.ts'
import { CODES_A_DAY } from '../shared/limits.ts'
import { useSmsNumber } from './queries.ts'
import css from './sms.module.css'

interface NumberFormProps {
  /** What is left of those of the day. */
  codes: SmsSettings['codes']
  onSent: () => void
  /** Absent where there is nothing to go back to. */
  onCancel: (() => void) | undefined
}

export function NumberForm({ codes, onSent, onCancel }: NumberFormProps) {
  const { sendCode } = useSmsNumber()
  const form = useForm({
    initial: { number: '' },
    schema: async () => (await import('../contract.ts')).sendSmsCode.body,
    idOf: () => 'sms-numero',
    short: true,
    send: async ({ number }) => {
      await sendCode(number)
      onSent()
    },
    onRefused: onField('number'),
  })
  return (
    <form className={css.form} onSubmit={form.submit} noValidate>
      <DailyLimitNote limit={CODES_A_DAY} now={codes} />
      <TextField
        label="Numéro mobile"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="034 12 345 67"
        {...form.text('number')}
      />
      <div className={css.actions}>
        <Button type="submit" loading={form.sending}>
          Recevoir un code
        </Button>
        {onCancel && (
          <Button look="quiet" onClick={onCancel}>
            Annuler
          </Button>
        )}
      </div>
    </form>
  )
}

interface CodeFormProps {
  sentTo: string
  onProven: () => void
  onOther: () => void
}

export function CodeForm({ sentTo, onProven, onOther }: CodeFormProps) {
  const { prove } = useSmsNumber()
  const form = useForm({
    initial: { code: '' },
    schema: async () => (await import('../contract.ts')).proveSmsNumber.body,
    idOf: () => 'sms-code',
    short: true,
    send: async ({ code }) => {
      await prove(code)
      onProven()
    },
    onRefused: onField('code'),
  })
  return (
    <form className={css.form} onSubmit={form.submit} noValidate>
      <p role="status">
        Un code a été envoyé au <strong className={css.whole}>{sentTo}</strong>. Il vaut dix minutes, et un
        autre peut être demandé après une minute.
      </p>
      <CodeField label="Code à six chiffres" autoFocus {...form.text('code')} />
      <div className={css.actions}>
        <Button type="submit" loading={form.sending}>
          Confirmer
        </Button>
        <Button look="quiet" onClick={onOther}>
          Rien reçu, ou autre numéro
        </Button>
      </div>
    </form>
  )
}
