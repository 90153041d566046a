import type { ComponentType } from 'react'
import { counted, plural } from '#src/shared/phrases.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { BookmarkIcon, ChevronRightIcon } from '#src/ui/icons.tsx'
import { FileIcon, SparkIcon } from '#src/ui/workspace-icons.tsx'
import type { ApplicantDashboard } from '../queries.ts'
import css from './counts.module.css'

export function ApplicantDashboardCounts({ data }: { data: ApplicantDashboard }) {
  return (
    <Card title="Mon dossier" className={css.card}>
      <ul className={css.counts}>
        <Count
          icon={FileIcon}
          href="/candidat/mes-cv"
          count={data.resumes_count}
          words={resumesWords(data)}
        />
        <Count
          icon={BookmarkIcon}
          href="/candidat/offres-sauvegardees"
          count={data.saved_offers_count}
          words={plural(data.saved_offers_count, 'offre sauvegardée', 'offres sauvegardées')}
        />
        <Count
          icon={SparkIcon}
          href="/candidat/suggestions-offres"
          count={data.suggestions_count}
          words={plural(data.suggestions_count, 'offre recommandée', 'offres recommandées')}
        />
      </ul>
    </Card>
  )
}

function resumesWords({ resumes_count: ready, resume_drafts_count: drafts }: ApplicantDashboard): string {
  const words = plural(ready, 'CV enregistré')
  return drafts > 0 ? `${words}, ${counted(drafts, 'brouillon')}` : words
}

interface CountProps {
  icon: ComponentType<{ size?: number }>
  href: string
  count: number
  words: string
}

function Count({ icon: Icon, href, count, words }: CountProps) {
  return (
    <li>
      <AppLink href={href}>
        <span className={css.icon}>
          <Icon />
        </span>
        <span>
          <b>{count}</b> {words}
        </span>
        <ChevronRightIcon size={18} />
      </AppLink>
    </li>
  )
}
