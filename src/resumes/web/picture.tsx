import { useState } from 'react'
import { FileIcon } from '#src/ui/workspace-icons.tsx'
import type { Resume } from '../contract.ts'
import css from './picture.module.css'

interface ResumePictureProps {
  resume: Pick<Resume, 'id' | 'kind' | 'revision' | 'updated_at'>
  /** A small one has no room for the words that stand in place of a picture. */
  small?: boolean
}

/** The first page of a CV; of a file that is not drawn, or that the network did not bring, that it is one. */
export function ResumePicture({ resume, small }: ResumePictureProps) {
  const { id, kind, revision, updated_at } = resume
  // The address changes with the CV, because each change may have joined another file.
  const state = kind === 'file' ? Date.parse(updated_at) : revision
  const src = `/api/applicant/resumes/${id}/picture?revision=${state}`
  const [failed, setFailed] = useState<string>()
  if (kind !== 'file' || failed !== src)
    return (
      <img
        // An image that failed before the scripts ran sends no event any more, so it is looked at here.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) setFailed(src)
        }}
        className={css.picture}
        src={src}
        alt=""
        width={480}
        height={679}
        loading="lazy"
        onError={() => setFailed(src)}
      />
    )
  return (
    <span className={css.picture} data-empty>
      <FileIcon size={small ? 22 : 40} />
      {!small && 'PDF'}
    </span>
  )
}
