import type { RecruiterApplicationDetail } from '#src/applications/reviewing/contract.ts'
import { ofName } from '#src/shared/phrases.ts'
import { Card } from '#src/ui/display/card.tsx'
import css from './letter.module.css'

/** The letter keeps its paragraphs and line ends as they were written. */
export function ApplicationLetter({
  application: { letter, applicant_name, entered },
}: {
  application: RecruiterApplicationDetail
}) {
  if (entered)
    return (
      <Card title="Lettre de motivation">
        <p>Aucune lettre n’accompagne une candidature ajoutée à la main.</p>
      </Card>
    )
  return (
    <Card title="Lettre de motivation">
      <blockquote className={css.letter} aria-label={`Lettre ${ofName(applicant_name)}`}>
        {letter
          .split(/\n{2,}/)
          .filter((paragraph) => paragraph.trim())
          .map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of one letter never move.
            <p key={index}>{paragraph}</p>
          ))}
      </blockquote>
    </Card>
  )
}
