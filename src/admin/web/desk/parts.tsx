import type { ReactNode } from 'react'
import css from './desk.module.css'
import type { CompanyReply } from './queries.ts'
import { momentOf } from './words.ts'

export function Section({
  title,
  children,
  aside,
}: {
  title: string
  children: ReactNode
  aside?: ReactNode
}) {
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

/** Words and what they stand for; what is not known is said so. */
export function Facts({
  facts,
  isNarrow,
}: {
  facts: { label: string; value: ReactNode }[]
  /** Beside the rest: a line for each. */
  isNarrow?: boolean
}) {
  return (
    <dl className={isNarrow ? css.rows : css.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || '—'}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What the site knows of a company, in words. */
export function standingFacts({ offers, response }: Pick<CompanyReply, 'offers' | 'response'>) {
  const answers = response && `${response.rate}\u00a0%, ${response.answered} sur ${response.expected}`
  return [
    { label: 'Offres publiées', value: String(offers.published) },
    { label: 'Refusées', value: String(offers.rejected) },
    { label: 'Signalements', value: String(offers.reports) },
    { label: 'Réponses (90 jours)', value: answers },
  ]
}

export function Decisions({ lines }: { lines: CompanyReply['decisions'] }) {
  if (lines.length === 0) return null
  return (
    <Section title="Décisions">
      <ul className={css.lines}>
        {lines.map(({ at, by, action, why }) => (
          <li key={`${at} ${action}`}>
            <time dateTime={at}>{momentOf(at)}</time> {by ?? 'Le site'} {action}
            {why && <div>«&nbsp;{why}&nbsp;»</div>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
