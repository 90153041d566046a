import { formatDate } from '#src/shared/dates.ts'
import { Button } from '#src/ui/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { SafeHtml } from '#src/ui/display/safe-html.tsx'
import type { TextVersion } from '../../texts/contract.ts'
import { formatMoment } from '../desk/labels.ts'
import { Section } from '../desk/parts.tsx'
import css from './texts.module.css'

interface TextHistoryProps {
  versions: readonly TextVersion[]
  presentId: number
  /** Puts another version in the form; saving it makes it the next one. */
  onTake: (version: TextVersion) => void
}

/** What the page said and will say, from when on, and who wrote it. */
export function TextHistory({ versions, presentId, onTake }: TextHistoryProps) {
  const present = versions.findIndex(({ id }) => id === presentId)
  return (
    <Section title="Histoire">
      <ol className={css.history}>
        {versions.map((version, at) => (
          <li key={version.id}>
            <p>
              À partir du <b>{formatDate(version.effective_from)}</b>{' '}
              {at === present && <Badge tone="green">Aujourd’hui</Badge>}
              {at < present && <Badge tone="blue">À venir</Badge>}
            </p>
            <p className={css.hint}>
              {[`Écrit le ${formatMoment(version.written_at)}`, version.written_by]
                .filter(Boolean)
                .join(', par ')}
            </p>
            {version.note && <p>«&nbsp;{version.note}&nbsp;»</p>}
            <details>
              <summary>Lire ce texte</summary>
              <p>{version.lead}</p>
              <SafeHtml html={version.body} />
              <Button small look="secondary" onClick={() => onTake(version)}>
                Reprendre ce texte
              </Button>
            </details>
          </li>
        ))}
      </ol>
    </Section>
  )
}
