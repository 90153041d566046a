import { type FormEvent, useState } from 'react'
import { MESSAGES } from '#src/shared/messages.ts'
import { PASSWORD_MAX, PASSWORD_MESSAGES, PASSWORD_MIN, passwordLength } from '#src/shared/password-rules.ts'
import { NAME_PATTERN, SIGN_UP_MESSAGES as SAYS } from '#src/shared/sign-up-rules.ts'
import { type Problems, useProblems } from '#src/shell/api/field-problems.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { CheckBox } from '#src/ui/form/choice-field.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { FieldNotes } from '#src/ui/form/field.tsx'
import { PasswordField, TextField } from '#src/ui/form/text-field.tsx'
import css from './invitation.module.css'
import { type NewAccount, useAccept } from './queries.ts'

type Field = keyof NewAccount

const IDS = { first_name: 'first_name', last_name: 'last_name', password: 'password', terms: 'terms' }
const EMPTY: NewAccount = { first_name: '', last_name: '', password: '', terms: false }

/** The short way in for who has no account: the link already proves the address. */
export function InvitationAccount({ token, company }: { token: string; company: string }) {
  const accepting = useAccept(token)
  const [given, setGiven] = useState(EMPTY)
  const { problems, list, attempt, pass, look, failure } = useProblems<Field>(IDS, accepting.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (pass(problemsOf(given))) accepting.mutate(given)
  }
  const write = <F extends Field>(field: F, value: NewAccount[F]) => {
    const next = { ...given, [field]: value }
    setGiven(next)
    if (problems[field]) look(field, problemsOf(next)[field])
  }
  const text = (field: 'first_name' | 'last_name' | 'password') => ({
    name: field,
    id: IDS[field],
    value: given[field],
    error: problems[field],
    onChange: (event: { target: { value: string } }) => write(field, event.target.value),
    onBlur: () => given[field] && look(field, problemsOf(given)[field]),
  })
  return (
    <form className={css.form} method="post" onSubmit={submit} noValidate>
      <ErrorSummary problems={list} attempt={attempt} />
      {failure && (
        <Alert kind="error" live>
          {failure}
        </Alert>
      )}
      <p className="small muted">Créez votre compte. Tous les champs sont obligatoires.</p>
      <div className={css.names}>
        <TextField label="Prénom" autoComplete="given-name" {...text('first_name')} />
        <TextField label="Nom" autoComplete="family-name" {...text('last_name')} />
      </div>
      <PasswordField
        label="Mot de passe"
        hint={`${PASSWORD_MIN} caractères au moins. Quelques mots sans lien entre eux conviennent.`}
        {...text('password')}
        autoComplete="new-password"
      />
      <div>
        <CheckBox
          label={
            <span>
              J’accepte les conditions d’utilisation et la{' '}
              <AppLink href="/politique-de-confidentialite" target="_blank">
                politique de confidentialité
              </AppLink>
            </span>
          }
          name="terms"
          id={IDS.terms}
          checked={given.terms}
          aria-invalid={problems.terms ? true : undefined}
          aria-describedby={problems.terms ? `${IDS.terms}-error` : undefined}
          onChange={(event) => write('terms', event.target.checked)}
        />
        <FieldNotes id={IDS.terms} error={problems.terms} />
      </div>
      <Button type="submit" wide loading={accepting.isPending}>
        Créer mon compte et rejoindre {company}
      </Button>
    </form>
  )
}

function problemsOf({ first_name, last_name, password, terms }: NewAccount): Problems<Field> {
  return {
    first_name: nameProblem(first_name, SAYS.first_name_required),
    last_name: nameProblem(last_name, SAYS.last_name_required),
    password: passwordProblem(password),
    terms: terms ? undefined : SAYS.terms_required,
  }
}

function nameProblem(name: string, missing: string): string | undefined {
  if (!name.trim()) return missing
  return NAME_PATTERN.test(name.trim()) ? undefined : SAYS.name_invalid
}

function passwordProblem(password: string): string | undefined {
  if (!password) return MESSAGES.password_required
  const length = passwordLength(password)
  if (length < PASSWORD_MIN) return PASSWORD_MESSAGES.short
  return length > PASSWORD_MAX ? PASSWORD_MESSAGES.long : undefined
}
