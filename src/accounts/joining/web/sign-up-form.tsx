import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { SocialButtons } from '#src/accounts/social/web/buttons.tsx'
import { keepRegistered, takeCorrection } from '#src/accounts/verification/web/registered-here.ts'
import { NewPasswordField } from '#src/accounts/web/password-pair.tsx'
import { SignUpTerms } from '#src/accounts/web/sign-up-terms.tsx'
import { call } from '#src/shell/api/api.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { AuthCard } from '#src/shell/frames/auth-card.tsx'
import { withDestination } from '#src/shell/session/destination.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { EmailField } from '#src/ui/form/email-field.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import type { register } from '../contract.ts'
import css from './sign-up.module.css'

interface SignUpFormProps {
  type: 'applicant' | 'recruiter'
  /** The page to open once the account exists. */
  to: string | undefined
  /** What the person has written elsewhere, filled in where the form is still empty. */
  known?: Partial<Record<'first_name' | 'last_name' | 'email', string>> | undefined
}

const WORDS = {
  applicant: {
    title: 'Créer un compte candidat',
    intro: 'Postulez, suivez vos candidatures et gardez vos CV au même endroit. C’est gratuit.',
    other: 'Vous recrutez\u00A0?',
    otherHref: '/inscription/recruteur',
    otherLabel: 'Créer un compte recruteur',
  },
  recruiter: {
    title: 'Créer un compte recruteur',
    intro: 'Créez le compte de votre société. Vous compléterez son profil ensuite, puis nous le validerons.',
    other: 'Vous cherchez un emploi\u00A0?',
    otherHref: '/inscription/candidat',
    otherLabel: 'Créer un compte candidat',
  },
} as const

const EMPTY = {
  first_name: '',
  last_name: '',
  company_name: '',
  phone_number: '',
  email: '',
  password: '',
  terms: false,
}

/** Signs up by e-mail and password; it shows the same whether or not the address has an account. */
export function SignUpForm({ type, to, known }: SignUpFormProps) {
  const router = useRouter()
  const form = useForm({
    initial: EMPTY,
    schema: async () => (await import('../contract.ts')).register.body,
    body: (values) => ({ account_type: type, ...values, password_confirmation: values.password }),
    send: async ({ company_name, phone_number, email, ...values }) => {
      const company = type === 'recruiter' ? { company_name, phone_number } : {}
      const address = email.trim()
      await call<typeof register>('POST /register', {
        body: {
          account_type: type,
          ...values,
          // It can be shown while it is written, so it is written once.
          password_confirmation: values.password,
          ...company,
          email: address,
          to,
        },
      })
      const { first_name, last_name } = values
      keepRegistered({ email: address, type, to, typed: { first_name, last_name, ...company } })
      await router.navigate({ to: '/verification-email/$email', params: { email: address } })
    },
  })
  const { text, values, change } = form
  // Once for each thing known: a field that was emptied again stays empty.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed meanwhile does not fill it anew
  useEffect(() => {
    if (!known) return
    const filled = Object.entries(known).filter(
      ([name, value]) => value && !values[name as keyof typeof known],
    )
    if (filled.length) change(Object.fromEntries(filled))
  }, [known])
  // Whoever comes back to change the address finds the rest as it was, and the field to change under their fingers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept is taken up once, as the form opens
  useEffect(() => {
    const before = takeCorrection(type)
    if (!before) return
    const { company_name = '', phone_number = '', ...names } = before.typed
    change({ ...names, company_name, phone_number, email: before.email })
    document.getElementById(text('email').id)?.focus()
  }, [type])
  const words = WORDS[type]
  return (
    <AuthCard title={words.title} intro={words.intro} width={560}>
      <form className={css.form} method="post" onSubmit={form.submit} noValidate>
        <ErrorSummary {...form.summary} />
        <p className="small muted">Sauf mention contraire, tous les champs sont obligatoires.</p>
        <div className={css.pair}>
          <TextField label="Prénom" autoComplete="given-name" {...text('first_name')} />
          <TextField
            label="Nom"
            autoComplete="family-name"
            hint="Laissez vide si vous n’avez qu’un nom."
            {...text('last_name')}
          />
        </div>
        {type === 'recruiter' && (
          <>
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
        <EmailField
          label="Email"
          autoComplete="email"
          hint="Un lien de vérification y sera envoyé."
          {...text('email')}
        />
        <NewPasswordField {...text('password')} />
        <SignUpTerms
          checked={values.terms}
          error={form.errors.terms}
          onChange={(terms) => form.change({ terms })}
        />
        <FormFailure>{form.failure}</FormFailure>
        <Button type="submit" wide loading={form.sending}>
          Créer mon compte
        </Button>
      </form>
      <div className={css.social}>
        <SocialButtons accountType={type} to={to} />
      </div>
      <p className={css.others}>
        <span>
          Vous avez déjà un compte&nbsp;? <AppLink href={withDestination('/login', to)}>Se connecter</AppLink>
        </span>
        <span>
          {words.other} <AppLink href={withDestination(words.otherHref, to)}>{words.otherLabel}</AppLink>
        </span>
      </p>
    </AuthCard>
  )
}
