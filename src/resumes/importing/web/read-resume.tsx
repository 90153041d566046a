import { ResumeEditor } from '#src/resumes/building/web/editor/editor.tsx'
import type { ResumeDocument } from '#src/resumes/shared/document.ts'
import { Alert } from '#src/ui/display/alert.tsx'
import type { ImportedResume } from '../contract.ts'
import { doubtsOf } from './doubts.ts'
import css from './importing.module.css'

interface ReadResumeProps {
  read: ImportedResume
  document: ResumeDocument
  onChange: (document: ResumeDocument) => void
}

/** The file's own text at left, what was read of it at right, to be corrected. */
export function ReadResume({ read, document: cv, onChange }: ReadResumeProps) {
  const doubts = doubtsOf(cv, read.doubts)
  return (
    <div className={css.sides}>
      <section className={css.source} aria-labelledby="texte-lu">
        <h2 id="texte-lu">Texte de votre fichier</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard. */}
        <pre tabIndex={0}>{read.source}</pre>
      </section>
      <section className={css.fields} aria-labelledby="cv-lu">
        <h2 id="cv-lu">Ce que nous avons lu</h2>
        {doubts.length > 0 && (
          <Alert kind="warning">
            <strong>À vérifier</strong>
            <ul>
              {doubts.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </Alert>
        )}
        {read.unread.length > 0 && (
          <Alert>
            <strong>Laissé de côté</strong>
            <ul>
              {read.unread.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </Alert>
        )}
        <ResumeEditor document={cv} onChange={onChange} />
      </section>
    </div>
  )
}
