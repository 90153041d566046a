import { BlockedCompaniesCard } from '#src/matching/blocking/web/card.tsx'
import { VisibilityCard } from '#src/profiles/visibility/web/card.tsx'
import { useUser } from '#src/shell/session/current-user.ts'
import { DeleteCard } from './delete-card.tsx'
import { ExportCard } from './export-card.tsx'
import { PauseCard } from './pause-card.tsx'
import css from './privacy-tab.module.css'

export default function PrivacyTab() {
  const user = useUser()
  if (!user) return null
  const closable = user.userable_type !== 'admin'
  return (
    <div className={css.tab}>
      {user.userable_type === 'applicant' && <VisibilityCard />}
      {user.userable_type === 'applicant' && <BlockedCompaniesCard />}
      <ExportCard />
      {closable && <PauseCard user={user} />}
      {closable && <DeleteCard user={user} />}
    </div>
  )
}
