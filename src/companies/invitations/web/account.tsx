import { SignUpTerms } from '#src/accounts/web/sign-up-terms.tsx'
import { PASSWORD_MIN } from '#src/shared/password-rules.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { Button } from '#src/ui/button.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { PasswordField } from '#src/ui/form/password-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import css from './invitation.module.css'
import { type NewAccount, useAccept } from './queries.ts'

const EMPTY: NewAccount = { first_name: '', last_name: '', password: '', terms: false }

/** The short way in for who has no account: the link already proves the address. */
export function InvitationAccount({ token, company }: { token: string; company: string }) {
  const accepting = useAccept(token)
  const form = useForm({
    initial: EMPTY,
    schema: async () => (await import('../contract.ts')).invitedAccount,
    send: (account) => accepting.mutateAsync(account),
  })
  return (
    <form className={css.form} method="post" onSubmit={form.submit} noValidate>
      <ErrorSummary {...form.summary} />
      <FormFailure>{form.failure}</FormFailure>
      <p className="small muted">
        Créez votre compte. Sauf mention contraire, tous les champs sont obligatoires.
      </p>
      <div className={css.names}>
        <TextField label="Prénom" autoComplete="given-name" {...form.text('first_name')} />
        <TextField
          label="Nom"
          autoComplete="family-name"
          hint="Laissez vide si vous n’avez qu’un nom."
          {...form.text('last_name')}
        />
      </div>
      <PasswordField
        label="Mot de passe"
        hint={`${PASSWORD_MIN} caractères au moins. Quelques mots sans lien entre eux conviennent.`}
        {...form.text('password')}
        autoComplete="new-password"
      />
      <SignUpTerms
        checked={form.values.terms}
        error={form.errors.terms}
        onChange={(terms) => form.change({ terms })}
      />
      <Button type="submit" wide loading={form.sending}>
        Créer mon compte et rejoindre {company}
      </Button>
    </form>
  )
}
