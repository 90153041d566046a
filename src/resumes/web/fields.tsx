import type { Form } from '#src/shell/form/use-form.ts'
import { CheckBox } from '#src/ui/form/choice-field.tsx'
import { DropInput, formatSize } from '#src/ui/form/drop-input.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import type { Resume } from '../contract.ts'
import { checkPdf, checkPdfOnServer } from './check-file.ts'
import type { ResumeValues } from './queries.ts'
import css from './resumes.module.css'

const MAX = 255

interface ResumeFieldsProps {
  form: Form<ResumeValues>
  resume: Resume | null
  /** Share of the body sent, 0 to 1. */
  progress: number | undefined
}

export function ResumeFields({ form, resume, progress }: ResumeFieldsProps) {
  const { values, errors, text } = form
  return (
    <>
      <p className="small muted">Sauf mention contraire, tous les champs sont obligatoires.</p>
      <TextField
        label="Titre"
        hint="Le métier visé, en tête du CV&nbsp;: «&nbsp;Comptable confirmée&nbsp;»."
        {...text('title')}
      />
      <TextField label="Nom" hint="Pour reconnaître ce CV au moment de postuler." {...text('name')} />
      <TextAreaField
        label="Description"
        hint="Quelques lignes sur votre parcours."
        rows={4}
        max={MAX}
        {...text('description')}
      />
      <div className={css.draft}>
        <CheckBox
          label="Garder comme brouillon"
          name="is_draft"
          id="is_draft"
          checked={values.is_draft}
          onChange={(event) => form.change({ is_draft: event.target.checked })}
        />
        <p>Un brouillon ne peut pas servir à postuler.</p>
      </div>
      <DropInput
        name="file"
        label="Fichier PDF"
        optional
        hint={fileHint(resume)}
        value={values.file}
        onChange={async (file) => {
          await checkPdf(file)
          await form.change({ file })
          // A file is whole as soon as it is chosen, so what is wrong with it is said at once.
          await form.blur('file')
          await checkPdfOnServer(file)
          await form.blur('file')
        }}
        error={errors.file}
        progress={progress}
      />
    </>
  )
}

function fileHint(resume: Resume | null): string {
  if (resume?.file_name && resume.file_size !== null)
    return `Déjà joint\u00A0: ${resume.file_name}, ${formatSize(resume.file_size)}. Un autre fichier le remplace.`
  return 'PDF de 2\u00A0Mo au plus. Sans fichier, le PDF est composé à partir des champs et de votre profil.'
}
