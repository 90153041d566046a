import type { ReactNode } from 'react'
import css from './desk.module.css'
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
export function Facts({ facts }: { facts: { label: string; value: ReactNode }[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || '—'}</dd>
        </div>
      ))}
    </dl>
  )
}

export function Decisions({ lines }: { lines: { at: string; by: string | null; action: string }[] }) {
  if (lines.length === 0) return null
  return (
    <Section title="Décisions">
      <ul className={css.lines}>
        {lines.map(({ at, by, action }) => (
          <li key={`${at} ${action}`}>
            <time dateTime={at}>{momentOf(at)}</time> {by ?? 'Le site'} {action}
          </li>
        ))}
      </ul>
    </Section>
  )
}
