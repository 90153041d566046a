import type { AuditLine } from '../../audit/contract.ts'
import css from './details.module.css'

/** Headings of the details that most lines have, in the order in which they are shown. */
const HEADINGS = { why: 'Pourquoi', before: 'Avant', after: 'Après' } as const

/** The reason of an action, and what it changed; other details are shown under the names that the log gives them. */
export function Details({ details }: Pick<AuditLine, 'details'>) {
  if (Object.keys(details).length === 0) return null
  const { why, before, after, ...others } = details
  const parts = { why, before, after }
  return (
    <details className={css.details}>
      <summary>Voir</summary>
      <dl>
        {(['why', 'before', 'after'] as const)
          .filter((name) => parts[name] !== undefined)
          .map((name) => (
            <Part key={name} heading={HEADINGS[name]} value={parts[name]} />
          ))}
        {Object.entries(others).map(([name, value]) => (
          <Part key={name} heading={name} value={value} />
        ))}
      </dl>
    </details>
  )
}

function Part({ heading, value }: { heading: string; value: unknown }) {
  return (
    <>
      <dt>{heading}</dt>
      <dd>{typeof value === 'string' ? value : writeLines(value)}</dd>
    </>
  )
}

/** Each field of an object stands on a line of its own. */
function writeLines(value: unknown): string {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return JSON.stringify(value)
  return Object.entries(value)
    .map(([name, each]) => `${name}\u00a0: ${typeof each === 'string' ? each : JSON.stringify(each)}`)
    .join('\n')
}
