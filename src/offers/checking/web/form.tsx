import { ADVERTISEMENT_MAX } from '#src/offers/pasting/shared/limits.ts'
import type { AnsweredForm } from '#src/shared/page-context.ts'
import { call } from '#src/shell/api/api.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { Button } from '#src/ui/button.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import type { CheckedAdvertisement, checkAdvertisement } from '../contract.ts'
import { CHECK_PAGE } from '../shared/page.ts'
import css from './page.module.css'

interface CheckFormProps {
  answered: AnsweredForm | undefined
  onChecked: (checked: CheckedAdvertisement) => void
}

export function CheckForm({ answered, onChecked }: CheckFormProps) {
  const refused = answered && !answered.accepted ? answered : undefined
  const form = useForm({
    initial: { text: refused?.values.text ?? '' },
    failure: refused?.message,
    schema: async () => (await import('../contract.ts')).checkAdvertisement.body,
    short: true,
    send: async (body) =>
      onChecked((await call<typeof checkAdvertisement>('POST /api/advertisement-checks', { body })).data),
  })
  return (
    <form className={css.form} method="post" action={CHECK_PAGE} onSubmit={form.submit} noValidate>
      <FormFailure>{form.failure}</FormFailure>
      <TextAreaField
        label="L’annonce, le numéro ou le lien"
        hint="Le texte entier dit le plus. Un numéro seul suffit pour savoir s’il a été signalé."
        rows={8}
        max={ADVERTISEMENT_MAX}
        {...form.text('text')}
      />
      <Button type="submit" scriptless loading={form.sending}>
        Vérifier
      </Button>
    </form>
  )
}
