import { plural } from '#src/shared/phrases.ts'
import type { AuditLine } from '../../audit/contract.ts'
import { subjectLabel } from '../../audit/shared/labels.ts'
import { formatMoment } from '../desk/labels.ts'
import css from './details.module.css'
import type { LineGroup } from './group-lines.ts'

/** Headings of the details that most lines have, in the order in which they are shown. */
const HEADINGS = { why: 'Pourquoi', before: 'Avant', after: 'Après' } as const

/**
 * The reason of an action, and what it changed; other details are shown under the names that the log gives them. Those of
 * an act that was done several times are behind one press, each with its moment.
 */
export function Details({ lines }: Pick<LineGroup, 'lines'>) {
  const told = lines.filter(({ details }) => Object.keys(details).length > 0)
  const [first] = told
  if (!first) return null
  return (
    <details className={css.details}>
      <summary>
        {lines.length === 1 ? 'Voir' : plural(told.length, 'Voir', `Voir les ${told.length}`)}
      </summary>
      {lines.length === 1 ? (
        <Parts details={first.details} />
      ) : (
        <ol className={css.several}>
          {told.map(({ id, at, subject, details }) => (
            <li key={id}>
              <b>{formatMoment(at)}</b>, {subjectLabel(subject)}
              <Parts details={details} />
            </li>
          ))}
        </ol>
      )}
    </details>
  )
}

function Parts({ details: { why, before, after, ...others } }: Pick<AuditLine, 'details'>) {
  const parts = { why, before, after }
  return (
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
