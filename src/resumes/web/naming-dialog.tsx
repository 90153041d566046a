import { useState } from 'react'
import { ApiError } from '#src/shell/api/api.ts'
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
  /** Null closes. */
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
  const [name, setName] = useState(resume.name)
  const [isDraft, setDraft] = useState(resume.is_draft)
  const renaming = useRenameResume()
  const { error } = renaming
  const told = error instanceof ApiError ? error.errors?.name?.[0] : undefined
  const save = async () => {
    try {
      const kept = await renaming.mutateAsync({ ...resume, name, is_draft: isDraft })
      onNamed(kept)
      onClose()
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
    }
  }
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextField
        name="resume-name"
        label="Nom"
        hint="Pour reconnaître ce CV au moment de postuler."
        maxLength={255}
        value={name}
        error={told}
        onChange={({ target }) => setName(target.value)}
      />
      <CheckBox
        label="Brouillon&nbsp;: ne sert pas à postuler"
        checked={isDraft}
        onChange={({ target }) => setDraft(target.checked)}
      />
      <FormFailure>{error && !told ? error.message : null}</FormFailure>
      <div className={css.begin}>
        <Button type="submit" loading={renaming.isPending}>
          Enregistrer
        </Button>
        <Button look="secondary" onClick={onClose}>
          Annuler
        </Button>
      </div>
    </form>
  )
}
