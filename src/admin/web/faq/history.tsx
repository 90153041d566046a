import { FAQ_GROUPS } from '#src/content/faq/shared/groups.ts'
import { Button } from '#src/ui/button.tsx'
import { SafeHtml } from '#src/ui/display/safe-html.tsx'
import type { FaqVersion } from '../../faq/contract.ts'
import { formatMoment } from '../desk/labels.ts'
import { Section } from '../desk/parts.tsx'
import css from './faq.module.css'

interface QuestionHistoryProps {
  history: readonly FaqVersion[]
  /** Puts an earlier text in the form; saving it makes it the present one. */
  onTake: (version: FaqVersion) => void
}

/** What the question said, from when on, and who wrote it. */
export function QuestionHistory({ history, onTake }: QuestionHistoryProps) {
  return (
    <Section title="Histoire">
      <ol className={css.history}>
        {history.map((version, at) => (
          <li key={version.id}>
            <p>
              <time dateTime={version.written_at}>{formatMoment(version.written_at)}</time>
              {version.written_by && `, par ${version.written_by}`}
            </p>
            <p className={css.state}>
              {FAQ_GROUPS[version.group]}, {version.is_published ? 'publiée' : 'masquée'}
            </p>
            <details>
              <summary>{version.question}</summary>
              <SafeHtml html={version.answer} />
              {at > 0 && (
                <Button small look="secondary" onClick={() => onTake(version)}>
                  Reprendre ce texte
                </Button>
              )}
            </details>
          </li>
        ))}
      </ol>
    </Section>
  )
}
