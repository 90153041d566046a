import css from '#src/accounts/web/user-tab.module.css'
import { useForm } from '#src/shell/form/use-form.ts'
import { Button } from '#src/ui/button.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { CurrentUser } from '../contract.ts'
import { useUpdateAccount } from './queries.ts'

/** The form of the first name, the last name and the name that others see. */
export function NamesForm({ user }: { user: CurrentUser }) {
  const saving = useUpdateAccount()
  const form = useForm({
    initial: namesOf(user),
    schema: async () => (await import('../shared/account-input.ts')).accountInput,
    send: async (names) => {
      const { data } = await saving.mutateAsync(names)
      form.reset(namesOf(data))
      toast.success({ title: 'Votre compte est à jour' })
    },
  })
  return (
    <form className={css.form} onSubmit={form.submit} noValidate>
      <p className="small muted">Sauf mention contraire, tous les champs sont obligatoires.</p>
      <ErrorSummary {...form.summary} />
      <FormFailure>{form.failure}</FormFailure>
      <div className={css.names}>
        <TextField label="Prénom" autoComplete="given-name" {...form.text('first_name')} />
        <TextField
          label="Nom"
          autoComplete="family-name"
          hint="Laissez vide si vous n’avez qu’un nom."
          {...form.text('last_name')}
        />
      </div>
      <TextField
        label="Nom d’utilisateur"
        hint="Le nom affiché en haut de chaque page et auprès des personnes avec qui vous échangez."
        autoComplete="nickname"
        {...form.text('username')}
      />
      <div className={css.actions}>
        <Button type="submit" loading={form.sending}>
          Enregistrer
        </Button>
      </div>
    </form>
  )
}

function namesOf({ first_name, last_name, username }: CurrentUser) {
  return { first_name, last_name, username }
}
