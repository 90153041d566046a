import type { FormEvent, ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { ErrorSummary, type FieldProblem } from '#src/ui/form/error-summary.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import css from './trapped-form.module.css'

interface TrappedFormProps {
  /** The page of the form, which the browser sends it to without scripts. */
  page: string
  form: {
    submit: (event: FormEvent) => void
    sending: boolean
    summary: { problems: readonly FieldProblem[]; attempt: number }
    failure: string | undefined
    values: { website: string; opened_at: number }
    text: (path: 'website') => { onChange: (event: { target: { value: string } }) => unknown }
  }
  /** What is said once it was sent; null before. */
  sent: string | null
  button: string
  /** Beside the button. */
  note: ReactNode
  children: ReactNode
}

/** A form to the team, with the fields that tell programs from people, which nobody sees. */
export function TrappedForm({ page, form, sent, button, note, children }: TrappedFormProps) {
  const { website, opened_at } = form.values
  return (
    <form className={css.form} method="post" action={page} onSubmit={form.submit} noValidate>
      <ErrorSummary {...form.summary} />
      <p className="small muted">Sauf mention contraire, tous les champs sont obligatoires.</p>
      {children}
      <input type="hidden" name="opened_at" value={opened_at} />
      <div className={css.trap} aria-hidden="true">
        <label>
          Ne remplissez pas ce champ
          <input
            name="website"
            tabIndex={-1}
            autoComplete="off"
            value={website}
            onChange={form.text('website').onChange}
          />
        </label>
      </div>
      <FormFailure>{form.failure}</FormFailure>
      <div className={css.send}>
        <Button type="submit" scriptless loading={form.sending}>
          {button}
        </Button>
        <span className="small muted">{note}</span>
      </div>
      <div role="status">{sent !== null && <Alert kind="success">{sent}</Alert>}</div>
    </form>
  )
}

/** Two fields side by side where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={css.pair}>{children}</div>
}
