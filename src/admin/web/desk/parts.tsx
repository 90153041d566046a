import type { ReactNode } from 'react'
import css from './desk.module.css'
import { formatMoment } from './labels.ts'
import type { CompanyReply } from './queries.ts'

interface SectionProps {
  title: string
  children: ReactNode
  /** It stands at the end of the title's line. */
  aside?: ReactNode
}

export function Section({ title, children, aside }: SectionProps) {
  return (
    <section className={css.card} aria-label={title}>
      <header className={css.head}>
        <h2>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  )
}

interface FactsProps {
  /** An unknown value is shown as a dash; a wide one has the room of two, so that it breaks nowhere. */
  facts: readonly { label: string; value: ReactNode; isWide?: boolean }[]
  /** Each fact has a line of its own, as a narrow column needs it. */
  isNarrow?: boolean
}

export function Facts({ facts, isNarrow }: FactsProps) {
  return (
    <dl className={isNarrow ? css.rows : css.facts}>
      {facts.map(({ label, value, isWide }) => (
        <div key={label} data-wide={isWide}>
          <dt>{label}</dt>
          <dd>{value || '—'}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What the site knows of a company's conduct, as facts. */
export function listActivityFacts({ offers, response }: Pick<CompanyReply, 'offers' | 'response'>) {
  const answers = response && `${response.rate}\u00a0%, ${response.answered} sur ${response.expected}`
  return [
    { label: 'Offres publiées', value: String(offers.published) },
    { label: 'Refusées', value: String(offers.rejected) },
    { label: 'Signalements', value: String(offers.reports) },
    { label: 'Réponses (90 jours)', value: answers },
  ]
}

/** The latest decisions on the subject of a desk, with their authors. */
export function Decisions({ lines }: { lines: CompanyReply['decisions'] }) {
  if (lines.length === 0) return null
  return (
    <Section title="Décisions">
      <ul className={css.lines}>
        {lines.map(({ at, by, action, why }) => (
          <li key={`${at} ${action}`}>
            <time dateTime={at}>{formatMoment(at)}</time> {by ?? 'Le site'} {action}
            {why && <div>«&nbsp;{why}&nbsp;»</div>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
