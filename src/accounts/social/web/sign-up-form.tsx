import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { ChangeEvent } from 'react'
import css from '#src/accounts/joining/web/sign-up.module.css'
import type { AccountType } from '#src/accounts/shared/kinds.ts'
import { useJoiningForm } from '#src/accounts/web/joining-form.ts'
import { socialKeys } from '#src/accounts/web/query-keys.ts'
import { SignUpTerms } from '#src/accounts/web/sign-up-terms.tsx'
import { SIGN_UP_MESSAGES as SAYS } from '#src/shared/sign-up-rules.ts'
import { call } from '#src/shell/api/api.ts'
import { begin } from '#src/shell/login/sign-in.ts'
import { destinationOf } from '#src/shell/session/destination.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import type { PendingSocial, registerSocialApplicant, registerSocialRecruiter } from '../contract.ts'
import { SocialIdentityCard } from './identity.tsx'

interface SocialSignUpFormProps {
  identity: PendingSocial
  type: AccountType
}

type Registration = typeof registerSocialApplicant | typeof registerSocialRecruiter

interface Values {
  company_name: string
  phone_number: string
  terms: boolean
}

const EMPTY: Values = { company_name: '', phone_number: '', terms: false }
const FIELDS = ['company_name', 'phone_number', 'terms'] as const

/** What the provider did not tell: the company of a recruiter, and the conditions. */
export function SocialSignUpForm({ identity, type }: SocialSignUpFormProps) {
  const client = useQueryClient()
  const router = useRouter()
  const form = useJoiningForm({
    initial: EMPTY,
    fields: FIELDS,
    check: (values) => problemsOf(values, type),
    send: async ({ company_name, phone_number }) => {
      const company = type === 'recruiter' ? { company_name, phone_number } : {}
      await call<Registration>(`POST /api/auth/oauth/v2/:provider/register/${type}`, {
        params: { provider: identity.provider },
        body: { ...company, terms: true },
      })
      await begin(client)
      await router.navigate({ href: destinationOf(identity.to, router) })
      client.removeQueries({ queryKey: socialKeys.pending })
    },
  })
  const { values, errors, write, leave } = form
  const text = (field: 'company_name' | 'phone_number') => ({
    name: field,
    value: values[field],
    error: errors[field],
    onChange: (event: ChangeEvent<HTMLInputElement>) => write(field, event.target.value),
    onBlur: () => leave(field),
  })
  return (
    <form className={css.form} method="post" onSubmit={form.submit} noValidate>
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      <SocialIdentityCard identity={identity} />
      {type === 'recruiter' && (
        <>
          <p className="small muted">Tous les champs sont obligatoires.</p>
          <TextField label="Nom de la société" autoComplete="organization" {...text('company_name')} />
          <TextField
            label="Numéro de téléphone"
            type="tel"
            autoComplete="tel"
            hint="Mobile ou fixe, par exemple 034&nbsp;12&nbsp;345&nbsp;67. Commencez par + pour un numéro étranger."
            {...text('phone_number')}
          />
        </>
      )}
      <SignUpTerms checked={values.terms} error={errors.terms} onChange={(terms) => write('terms', terms)} />
      {form.failure && (
        <Alert kind="error" live>
          {form.failure}
        </Alert>
      )}
      <Button type="submit" wide loading={form.sending}>
        Créer mon compte
      </Button>
    </form>
  )
}

function problemsOf({ company_name, phone_number, terms }: Values, type: SocialSignUpFormProps['type']) {
  const found: Partial<Record<keyof Values, string>> = {}
  if (type === 'recruiter' && !company_name.trim()) found.company_name = SAYS.company_name_required
  if (type === 'recruiter' && !phone_number.trim()) found.phone_number = SAYS.phone_number_required
  if (!terms) found.terms = SAYS.terms_required
  return found
}
