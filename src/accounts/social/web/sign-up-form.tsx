import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import css from '#src/accounts/joining/web/sign-up.module.css'
import type { AccountType } from '#src/accounts/shared/kinds.ts'
import { socialKeys } from '#src/accounts/web/query-keys.ts'
import { SignUpTerms } from '#src/accounts/web/sign-up-terms.tsx'
import { call } from '#src/shell/api/api.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { beginSession } from '#src/shell/session/begin-session.ts'
import { destinationOf } from '#src/shell/session/destination.ts'
import { Button } from '#src/ui/button.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import type { PendingSocial, registerSocialApplicant, registerSocialRecruiter } from '../contract.ts'
import { SocialIdentityCard } from './identity.tsx'

interface SocialSignUpFormProps {
  identity: PendingSocial
  type: AccountType
}

type Registration = typeof registerSocialApplicant | typeof registerSocialRecruiter

const APPLICANT: { company_name?: string; phone_number?: string; terms: boolean } = { terms: false }
const RECRUITER = { company_name: '', phone_number: '', terms: false }

/** Asks for what the provider did not tell: the company of a recruiter, and consent to the conditions. */
export function SocialSignUpForm({ identity, type }: SocialSignUpFormProps) {
  const client = useQueryClient()
  const router = useRouter()
  const form = useForm({
    initial: type === 'recruiter' ? RECRUITER : APPLICANT,
    schema: async () => {
      const { registerSocialApplicant, registerSocialRecruiter } = await import('../contract.ts')
      return (type === 'recruiter' ? registerSocialRecruiter : registerSocialApplicant).body
    },
    send: async (company) => {
      await call<Registration>(`POST /api/auth/oauth/v2/:provider/register/${type}`, {
        params: { provider: identity.provider },
        body: company,
      })
      await beginSession(client)
      await router.navigate({ href: destinationOf(identity.to, router) })
      client.removeQueries({ queryKey: socialKeys.pending })
    },
  })
  return (
    <form className={css.form} method="post" onSubmit={form.submit} noValidate>
      <ErrorSummary {...form.summary} />
      <SocialIdentityCard identity={identity} />
      {type === 'recruiter' && (
        <>
          <p className="small muted">Tous les champs sont obligatoires.</p>
          <TextField label="Nom de la société" autoComplete="organization" {...form.text('company_name')} />
          <TextField
            label="Numéro de téléphone"
            type="tel"
            autoComplete="tel"
            hint="Mobile ou fixe, par exemple 034&nbsp;12&nbsp;345&nbsp;67. Commencez par + pour un numéro étranger."
            {...form.text('phone_number')}
          />
        </>
      )}
      <SignUpTerms
        checked={form.values.terms}
        error={form.errors.terms}
        onChange={(terms) => form.change({ terms })}
      />
      <FormFailure>{form.failure}</FormFailure>
      <Button type="submit" wide loading={form.sending}>
        Créer mon compte
      </Button>
    </form>
  )
}
