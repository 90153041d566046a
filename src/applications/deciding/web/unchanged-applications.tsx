import { AppLink } from '#src/ui/app-link.tsx'
import type { BatchResult } from '../contract.ts'
import css from './unchanged-applications.module.css'
import { countWords } from './words.ts'

/** Lists the applications that a change left as they are, each with the reason. */
export function UnchangedApplications({ results }: { results: readonly BatchResult[] }) {
  const left = results.filter(({ result }) => result !== 'done')
  if (left.length === 0) return null
  return (
    <div className={css.left}>
      <p>
        {countWords(left.length, {
          one: 'laissée comme elle est\u00a0:',
          many: 'laissées comme elles sont\u00a0:',
        })}
      </p>
      <ul>
        {left.map(({ id, applicant_name, message }) => (
          <li key={id}>
            <AppLink href={`/dashboard/recruteur/candidatures/${id}/historique`}>{applicant_name}</AppLink>
            {message && <>&nbsp;: {message}</>}
          </li>
        ))}
      </ul>
    </div>
  )
}
