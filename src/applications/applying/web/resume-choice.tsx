import { useQuery } from '@tanstack/react-query'
import type { listUsableResumes, UsableResume } from '#src/resumes/contract.ts'
import { checkPdf } from '#src/resumes/web/check-file.ts'
import { ResumePicture } from '#src/resumes/web/picture.tsx'
import { formatShortDate } from '#src/shared/dates.ts'
import type { ReplyOf } from '#src/shared/endpoint.ts'
import { ofName } from '#src/shared/phrases.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { Alert } from '#src/ui/display/alert.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { RadioCards } from '#src/ui/form/choice-field.tsx'
import { DropInput } from '#src/ui/form/drop-input.tsx'
import { describedBy, FieldNotes } from '#src/ui/form/field.tsx'
import css from './dialog.module.css'
import type { ApplyFieldsProps } from './form.ts'
import { usableResumesQuery } from './queries.ts'

const KINDS = [
  { value: 'resume', label: 'Un CV enregistré' },
  { value: 'pdf', label: 'Un fichier PDF, 2\u00A0Mo au plus' },
] as const

export function ResumeChoice({ form, change, draft, progress }: ApplyFieldsProps) {
  const { values, errors } = form
  const lost =
    draft.lostFile && `Choisissez à nouveau «\u00A0${draft.lostFile}\u00A0»\u00A0: il n’a pas pu être gardé.`
  return (
    <div className={css.group}>
      <RadioCards
        name="resume_type"
        label="Votre CV"
        value={values.resume_type}
        onChange={(kind) => change({ resume_type: kind })}
        choices={KINDS}
        error={errors.resume_type}
      />
      {values.resume_type === 'resume' ? (
        <SavedResumes
          value={values.resume_id}
          onChange={(id) => change({ resume_id: id })}
          error={errors.resume_id}
        />
      ) : (
        <>
          <DropInput
            name="resume_pdf"
            label="Fichier PDF"
            value={values.resume_pdf}
            onChange={async (file) => {
              await checkPdf(file)
              change({ resume_pdf: file })
              // A file that cannot be sent is refused as it is chosen, not after it was sent.
              await form.blur('resume_pdf')
            }}
            hint={lost}
            error={errors.resume_pdf}
            progress={progress}
          />
          <OtherResumes />
        </>
      )}
    </div>
  )
}

interface SavedResumesProps {
  value: number | null
  onChange: (id: number) => void
  error: string | undefined
}

function SavedResumes({ error, ...choice }: SavedResumesProps) {
  const { data, isError, refetch } = useQuery(usableResumesQuery)
  if (isError)
    return (
      <Alert
        kind="error"
        action={
          <Button look="quiet" small onClick={() => refetch()}>
            Réessayer
          </Button>
        }
      >
        Vos CV n’ont pas pu être lus. Vous pouvez aussi joindre un fichier PDF.
      </Alert>
    )
  if (!data) return <SkeletonLines lines={2} />
  return (
    <div>
      {data.data.length > 0 && <ResumeList resumes={data.data} error={error} {...choice} />}
      <Unfinished {...data} />
      <FieldNotes id="resume_id" error={error} />
    </div>
  )
}

function ResumeList({ resumes, value, onChange, error }: SavedResumesProps & { resumes: UsableResume[] }) {
  return (
    <fieldset
      className={classes(css.resumes, Boolean(error) && css.bad)}
      {...describedBy('resume_id', { error })}
    >
      <legend className="hidden-text">Vos CV enregistrés</legend>
      {resumes.map((resume, index) => (
        <div key={resume.id} className={css.resume}>
          <label>
            <input
              type="radio"
              name="resume_id"
              id={index === 0 ? 'resume_id' : undefined}
              checked={value === resume.id}
              onChange={() => onChange(resume.id)}
            />
            <span className={css.page}>
              <ResumePicture resume={resume} small />
            </span>
            <span>
              <b>{resume.name}</b>
              <small>Modifié le {formatShortDate(resume.updated_at)}</small>
            </span>
          </label>
          <a
            href={`/api/applicant/resumes/${resume.id}/pdf`}
            target="_blank"
            rel="noopener"
            aria-label={`Aperçu ${ofName(resume.name)}, nouvel onglet`}
          >
            Aperçu
          </a>
        </div>
      ))}
    </fieldset>
  )
}

/** A draft can be sent once it is finished; who has no CV at all can write one here. */
function Unfinished({ data, drafts }: ReplyOf<typeof listUsableResumes>) {
  const [draft] = drafts
  if (data.length > 0 && !draft) return null
  return (
    <Alert>
      <span id={data.length === 0 ? 'resume_id' : undefined} tabIndex={-1}>
        {data.length === 0 &&
          (draft ? 'Votre CV est encore un brouillon. ' : 'Vous n’avez pas encore de CV enregistré. ')}
        {draft ? (
          <AppLink href={draft.kind === 'file' ? '/candidat/mes-cv' : `/candidat/cv-builder/${draft.id}`}>
            Terminer «&nbsp;{draft.name}&nbsp;»
          </AppLink>
        ) : (
          <AppLink href="/candidat/mes-cv">Créer un CV</AppLink>
        )}
        {data.length === 0 && ', ou joignez un fichier PDF.'}
      </span>
    </Alert>
  )
}

/** The form begins with a file where no CV can be chosen, and says why. */
function OtherResumes() {
  const { data } = useQuery(usableResumesQuery)
  return data && data.data.length === 0 ? <Unfinished {...data} /> : null
}
