import { Fragment } from 'react'
import { plural } from '#src/shared/phrases.ts'
import type { AuditLine } from '../../audit/contract.ts'
import { subjectLabel } from '../../audit/shared/labels.ts'
import { formatMoment } from '../desk/labels.ts'
import css from './details.module.css'
import { wordsFor, writeLines } from './field-words.ts'
import type { LineGroup } from './group-lines.ts'

/** What most lines say, in the order in which it is shown; the rest comes after it. */
const FIRST: readonly string[] = ['why', 'before', 'after']

/**
 * The reason of an action, what it changed, and whatever else the log says of it. Those of an act that was done several
 * times are behind one press, each with its moment.
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

function Parts({ details }: Pick<AuditLine, 'details'>) {
  const others = Object.keys(details).filter((name) => !FIRST.includes(name))
  return (
    <dl>
      {[...FIRST, ...others]
        .filter((name) => details[name] !== undefined)
        .map((name) => (
          <Fragment key={name}>
            <dt>{wordsFor(name) ?? name}</dt>
            <dd>{writeLines(details[name])}</dd>
          </Fragment>
        ))}
    </dl>
  )
}
