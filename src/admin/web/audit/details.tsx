import { Fragment } from 'react'
import { ADMIN_ROLE_LABELS } from '#src/accounts/shared/kinds.ts'
import { ROLE_LABELS } from '#src/companies/policy.ts'
import { DETAIL_WORDS } from '#src/shared/audit/details.ts'
import { plural } from '#src/shared/phrases.ts'
import type { AuditLine } from '../../audit/contract.ts'
import { subjectLabel } from '../../audit/shared/labels.ts'
import { formatMoment } from '../desk/labels.ts'
import css from './details.module.css'
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
            <dt>{wordFor(name)}</dt>
            <dd>{writeLines(details[name])}</dd>
          </Fragment>
        ))}
    </dl>
  )
}

/** A field of what was changed may have no words of its own, and is shown as the log names it. */
const wordFor = (name: string) => (DETAIL_WORDS as Record<string, string>)[name] ?? name

/** Each field of an object stands on a line of its own. */
function writeLines(value: unknown): string {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return writeValue(value)
  return Object.entries(value)
    .map(([name, each]) => `${wordFor(name)}\u00a0: ${writeValue(each)}`)
    .join('\n')
}

/** The roles of the administration and of companies have different names. */
const ROLES: Record<string, string> = { ...ROLE_LABELS, ...ADMIN_ROLE_LABELS }

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

function writeValue(value: unknown): string {
  if (value === null) return 'rien'
  if (typeof value === 'boolean') return value ? 'oui' : 'non'
  if (Array.isArray(value)) return value.map(writeValue).join(', ') || 'rien'
  if (typeof value !== 'string') return JSON.stringify(value)
  return MOMENT.test(value) ? formatMoment(value) : (ROLES[value] ?? value)
}
