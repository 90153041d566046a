import { ResumeEditor } from '#src/resumes/building/web/editor/editor.tsx'
import type { ResumeDocument } from '#src/resumes/shared/document.ts'
import { Alert } from '#src/ui/display/alert.tsx'
import type { ImportedResume } from '../contract.ts'
import { Confirming } from './confirming.tsx'
import css from './importing.module.css'

interface ReadResumeProps {
  read: ImportedResume
  document: ResumeDocument
  onChange: (document: ResumeDocument) => void
  /** Told how many doubts are not confirmed yet. */
  onLeft: (count: number) => void
}

/** The file's own text at left, what was read of it at right, to be corrected. */
export function ReadResume({ read, document: cv, onChange, onLeft }: ReadResumeProps) {
  return (
    <>
      <Confirming read={read} document={cv} onChange={onChange} onLeft={onLeft} />
      <div className={css.sides}>
        <section className={css.source} aria-labelledby="texte-lu">
          <h2 id="texte-lu">Texte de votre fichier</h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard. */}
          <pre tabIndex={0}>{read.source}</pre>
        </section>
        <section className={css.fields} aria-labelledby="cv-lu">
          <h2 id="cv-lu">Ce que nous avons lu</h2>
          {read.unread.length > 0 && (
            <Alert>
              <strong>Laissé de côté</strong>
              <ul className={css.unread}>
                {read.unread.map((each) => (
                  <li key={each}>{each}</li>
                ))}
              </ul>
            </Alert>
          )}
          <ResumeEditor document={cv} onChange={onChange} />
        </section>
      </div>
    </>
  )
}
