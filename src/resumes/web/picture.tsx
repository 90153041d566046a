import { FileIcon } from '#src/ui/workspace-icons.tsx'
import type { Resume } from '../contract.ts'
import css from './picture.module.css'

interface ResumePictureProps {
  resume: Pick<Resume, 'id' | 'kind' | 'revision'>
  /** No words in it. */
  small?: boolean
}

/** The first page of a CV that was written here or follows the profile; of another one, that it is a file. */
export function ResumePicture({ resume, small }: ResumePictureProps) {
  const { id, kind, revision } = resume
  if (kind !== 'file')
    return (
      <img
        className={css.picture}
        src={`/api/applicant/resumes/${id}/picture?revision=${revision}`}
        alt=""
        width={480}
        height={679}
        loading="lazy"
      />
    )
  return (
    <span className={css.picture} data-empty>
      <FileIcon size={small ? 22 : 40} />
      {!small && 'PDF'}
    </span>
  )
}
