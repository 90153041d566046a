import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from '#src/shell/form/use-form.ts'
import { Button } from '#src/ui/button.tsx'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Section } from '../desk/parts.tsx'
import { deskKeys } from '../desk/query-keys.ts'
import css from './api-keys.module.css'
import { createKey } from './queries.ts'

/** Gives a key to a partner, and shows it this once. */
export function NewKey() {
  const client = useQueryClient()
  const [given, setGiven] = useState<{ partner: string; key: string }>()
  const form = useForm({
    initial: { partner: '', requests_a_day: '5000' },
    schema: async () => (await import('../../api-keys/contract.ts')).createApiKey.body,
    short: true,
    send: async (values) => {
      setGiven({ partner: values.partner, key: await createKey(values) })
      form.reset()
      await client.invalidateQueries({ queryKey: deskKeys.apiKeys })
    },
  })
  return (
    <Section title="Donner une clé">
      <div className={css.new}>
        {given && (
          <Alert kind="success" live>
            <b>La clé de {given.partner}</b>
            <p>
              Copiez-la maintenant&nbsp;: elle n’est montrée qu’une fois, et personne ne peut la relire. Le
              partenaire l’envoie dans l’en-tête «&nbsp;Authorization: Bearer&nbsp;».
            </p>
            <p className={css.key}>
              <code>{given.key}</code>
              <CopyButton text={given.key}>Copier la clé</CopyButton>
            </p>
          </Alert>
        )}
        <form className={css.form} onSubmit={form.submit} noValidate>
          <FormFailure>{form.failure}</FormFailure>
          <TextField label="Partenaire" maxLength={120} autoComplete="off" {...form.text('partner')} />
          <TextField
            label="Appels par jour"
            inputMode="numeric"
            autoComplete="off"
            {...form.text('requests_a_day')}
          />
          <Button type="submit" loading={form.sending}>
            Donner une clé
          </Button>
        </form>
        <p className={css.hint}>
          Les offres ouvertes se lisent à l’adresse /api/v1/offers, décrite dans /api/docs. Un partenaire
          attend au-delà de 60 appels par minute.
        </p>
      </div>
    </Section>
  )
}
