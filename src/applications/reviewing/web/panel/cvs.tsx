import type { RecruiterApplicationDetail } from '#src/applications/reviewing/contract.ts'
import { ofName } from '#src/shared/phrases.ts'
import { ApplicationResume } from '../detail/resume.tsx'
import { PdfViewer } from '../pdf-viewer/pdf-viewer.tsx'
import { cvAddress, cvAheadAddress } from '../queries.ts'
import css from './panel.module.css'

interface ApplicationCvsProps {
  application: RecruiterApplicationDetail
  ahead: RecruiterApplicationDetail | undefined
}

/** The next application's CV is drawn out of sight, so that it is there the moment it is asked for. */
export function ApplicationCvs({ application, ahead }: ApplicationCvsProps) {
  const drawn = ahead && ahead.id !== application.id ? [application, ahead] : [application]
  return (
    <>
      {drawn.map((each) => {
        const isShown = each.id === application.id
        if (!each.cv_name) return isShown && <WithoutPdf key={each.id} application={each} />
        return (
          <div key={each.id} className={isShown ? css.cv : css.ahead} inert={!isShown}>
            <PdfViewer
              address={cvAddress(each.id)}
              source={cvAheadAddress(each.id)}
              name={each.cv_name}
              label={`CV ${ofName(each.applicant_name)}`}
              size={each.cv_size}
            />
          </div>
        )
      })}
    </>
  )
}

function WithoutPdf({ application: { resume } }: { application: RecruiterApplicationDetail }) {
  if (resume)
    return (
      <div className={css.cv}>
        <ApplicationResume resume={resume} />
      </div>
    )
  return <p className={css.none}>Aucun fichier PDF n’accompagne cette candidature.</p>
}
