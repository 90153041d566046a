import { AppLink } from '#src/ui/app-link.tsx'
import { CheckBox } from '#src/ui/form/choice-field.tsx'
import { describedBy, FieldNotes } from '#src/ui/form/field.tsx'
import css from '../joining/web/sign-up.module.css'

const POLICY = '/politique-de-confidentialite'
const TERMS = '/conditions-d-utilisation'

interface SignUpTermsProps {
  checked: boolean
  error: string | undefined
  onChange: (accepted: boolean) => void
}

/** The conditions that must be accepted; they open in another tab, so that the form stays filled in. */
export function SignUpTerms({ checked, error, onChange }: SignUpTermsProps) {
  return (
    <div className={css.terms}>
      <CheckBox
        id="terms"
        name="terms"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        {...describedBy('terms', { error })}
        label={
          <span>
            J’accepte les <NewTab href={TERMS}>conditions d’utilisation</NewTab> et la{' '}
            <NewTab href={POLICY}>politique de confidentialité</NewTab>.
          </span>
        }
      />
      <FieldNotes id="terms" error={error} />
    </div>
  )
}

function NewTab({ href, children }: { href: string; children: string }) {
  return (
    <AppLink href={href} target="_blank" rel="noopener">
      {children}
      <span className="hidden-text"> (nouvel onglet)</span>
    </AppLink>
  )
}
