import { onField } from '#src/shell/form/refusal.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { Button } from '#src/ui/button.tsx'
import { CodeField } from '#src/ui/form/text-field.tsx'
import { signInCalls } from './queries.ts'
import css from './sign-in.module.css'

interface CodeFormProps {
  onDone: () => Promise<void>
  /** Goes back to the password, with the reason when it is not the person's choice. */
  onRestart: (reason?: string) => Promise<void>
}

/** One field for both: a code of the authenticator, or one of those kept for the day it is lost. */
export function CodeForm({ onDone, onRestart }: CodeFormProps) {
  const form = useForm({
    initial: { code: '' },
    schema: () => undefined,
    short: true,
    send: async ({ code }) => {
      await signInCalls.code(code)
      await onDone()
    },
    onRefused: (error) => {
      const tooLate = error.errors?.email?.[0]
      if (tooLate) void onRestart(tooLate)
      return onField('code')(error)
    },
  })
  const leave = async () => {
    await signInCalls.dropCode().catch(() => undefined)
    await onRestart()
  }
  return (
    <form className={css.form} onSubmit={form.submit} noValidate>
      <CodeField
        label="Code de connexion"
        hint="Le code à six chiffres de votre application, ou un code de récupération."
        inputMode="text"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        className={css.code}
        autoFocus
        {...form.text('code')}
      />
      <Button type="submit" wide loading={form.sending}>
        Se connecter
      </Button>
      <Button look="quiet" wide onClick={leave}>
        Revenir au mot de passe
      </Button>
    </form>
  )
}
