import { useQuery } from '@tanstack/react-query'
import { AppLink } from '#src/ui/app-link.tsx'
import { ChevronRightIcon } from '#src/ui/icons.tsx'
import { SendIcon } from '#src/ui/workspace-icons.tsx'
import { applicationsQuery } from './queries.ts'
import css from './widget.module.css'

const FIRST_PAGE = { title: '', status: '', messages: '', sort_by_date: 'desc', page: 1 } as const

/** An applicant sees at hand where the applications stand while reading public pages. */
export default function ApplicationsWidget() {
  const { data } = useQuery(applicationsQuery(FIRST_PAGE))
  if (!data || data.counts.all === 0) return null
  const { in_progress, draft } = data.counts
  return (
    <aside className={css.widget} aria-label="Mes candidatures">
      <AppLink href="/candidat/candidatures">
        <SendIcon />
        <span>
          {'Vos candidatures\u00a0: '}
          <b>{in_progress}</b> en cours{draft > 0 && `, ${draft} à terminer`}
        </span>
        <ChevronRightIcon />
      </AppLink>
    </aside>
  )
}
