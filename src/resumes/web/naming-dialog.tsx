import { useForm } from '#src/shell/form/use-form.ts'
import { Button } from '#src/ui/button.tsx'
import { CheckBox } from '#src/ui/form/choice-field.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { useRenameResume } from './queries.ts'
import css from './resumes.module.css'

interface Named {
  id: number
  title: string
  name: string
  description: string
  is_draft: boolean
}

interface NamingDialogProps {
  /** Null closes the dialog. */
  resume: Named | null
  onClose: () => void
  onNamed: (named: Pick<Named, 'name' | 'is_draft'>) => void
}

/** How a CV is called where one is chosen, and whether it may be sent yet. */
export function NamingDialog({ resume, onClose, onNamed }: NamingDialogProps) {
  return (
    <Dialog open={resume !== null} onClose={onClose} width={480} sheet title="Nom du CV">
      {resume && <NamingForm resume={resume} onClose={onClose} onNamed={onNamed} />}
    </Dialog>
  )
}

function NamingForm({ resume, onClose, onNamed }: NamingDialogProps & { resume: Named }) {
  const renaming = useRenameResume()
  const form = useForm({
    initial: { name: resume.name, is_draft: resume.is_draft },
    schema: async () => (await import('../contract.ts')).updateResume.body,
    body: (values) => ({ ...resume, ...values }),
    short: true,
    idOf: (path) => `resume-${path}`,
    send: async (values) => {
      onNamed(await renaming.mutateAsync({ ...resume, ...values }))
      onClose()
    },
  })
  return (
    <form className={css.form} onSubmit={form.submit} noValidate>
      <TextField
        label="Nom"
        hint="Pour reconnaître ce CV au moment de postuler."
        maxLength={255}
        {...form.text('name')}
      />
      <CheckBox
        label="Brouillon&nbsp;: ne sert pas à postuler"
        checked={form.values.is_draft}
        onChange={({ target }) => form.change({ is_draft: target.checked })}
      />
      <FormFailure>{form.failure}</FormFailure>
      <div className={css.begin}>
        <Button type="submit" loading={form.sending}>
          Enregistrer
        </Button>
        <Button look="secondary" onClick={onClose}>
          Annuler
        </Button>
      </div>
    </form>
  )
}
