import { Button } from '#src/ui/button.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import css from './checking.module.css'

interface CheckingFormProps {
  /** What was typed before. */
  code: string
  /** What is wrong with it. */
  error?: string | undefined
  /** Why nothing can be checked now, whatever is typed. */
  failure?: string | undefined
}

/** Asks for a code. The browser itself sends it, so that it works without scripts. */
export function CheckingForm({ code, error, failure }: CheckingFormProps) {
  return (
    <form action="/factures" method="get" className={css.form} noValidate>
      <FormFailure>{failure}</FormFailure>
      <TextField
        label="Code du document"
        name="code"
        hint="Imprimé en bas de la facture, à côté du code à scanner. Exemple&nbsp;: K7QD-2M9X-4TRH."
        error={error}
        defaultValue={code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
      />
      <Button type="submit" wide scriptless>
        Vérifier
      </Button>
    </form>
  )
}
