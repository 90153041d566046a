import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import css from './section-editor.module.css'
import type { Form } from './use-form.ts'

interface SectionEditorProps {
  form: Pick<Form<object>, 'submit' | 'summary' | 'failure' | 'sending'>
  /** A draft that was left unsaved and is shown again. */
  draft: { isResumed: boolean; forget: () => void }
  /** Puts the saved values back into the fields. */
  onRestart: () => void
  onCancel: () => void
  /** Whether the section says that its fields are obligatory. */
  isAsked: boolean
  children: ReactNode
}

/** The form of one section, which takes the place of the text that it changes. */
export function SectionEditor({ form, draft, onRestart, onCancel, isAsked, children }: SectionEditorProps) {
  const box = useRef<HTMLFormElement>(null)
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('input, select, textarea, [aria-expanded], [data-add]')?.focus()
  }, [])
  const cancel = () => {
    draft.forget()
    onCancel()
  }
  return (
    <form ref={box} className={css.form} onSubmit={form.submit} noValidate aria-label="Modifier">
      {draft.isResumed && (
        <Alert
          action={
            <Button look="quiet" small onClick={onRestart}>
              Repartir de l’enregistré
            </Button>
          }
        >
          Ce que vous aviez écrit ici n’était pas enregistré&nbsp;: le voici.
        </Alert>
      )}
      <ErrorSummary {...form.summary} />
      {isAsked && <p className="small muted">Sauf mention contraire, tous les champs sont obligatoires.</p>}
      {children}
      <FormFailure>{form.failure}</FormFailure>
      <div className={css.actions}>
        <Button type="submit" loading={form.sending}>
          Enregistrer
        </Button>
        <Button look="secondary" onClick={cancel}>
          Annuler
        </Button>
      </div>
    </form>
  )
}
