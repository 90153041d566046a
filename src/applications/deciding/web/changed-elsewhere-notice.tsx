import { useState } from 'react'
import type { RecruiterApplicationDetail } from '#src/applications/reviewing/contract.ts'
import { formatDateTime } from '#src/shared/dates.ts'
import { fullName } from '#src/shared/names.ts'
import { useUser } from '#src/shell/session/current-user.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { isOwnChange } from './own-changes.ts'

interface ChangedElsewhereNoticeProps {
  application: RecruiterApplicationDetail
}

/** Tells who changed an application while it was open here, and when. The application's number must be its key. */
export function ChangedElsewhereNotice({ application }: ChangedElsewhereNoticeProps) {
  const user = useUser()
  const [seen, setSeen] = useState(application.version)
  const [news, setNews] = useState<string>()
  if (application.version !== seen) {
    setSeen(application.version)
    const own = user ? fullName(user) : ''
    if (isOwnChange(application)) setNews(undefined)
    else setNews(wordsOf(application, own))
  }
  if (!news) return null
  return (
    <Alert
      live
      action={
        <Button look="secondary" small onClick={() => setNews(undefined)}>
          Compris
        </Button>
      }
    >
      {news}
    </Alert>
  )
}

/**
 * Says « Changée par Hery Rakoto, le 23 novembre 2026 à 10:42 : Entretien. », and nothing of what the same person did
 * on another page.
 */
function wordsOf({ timeline, label }: RecruiterApplicationDetail, own: string): string | undefined {
  const last = timeline.toSorted((one, other) => other.at.localeCompare(one.at) || other.id - one.id)[0]
  if (last?.by === own) return undefined
  if (last?.label !== label) return `Un changement vient d’être annulé\u00a0: ${label}.`
  const who = last.by ? `par ${last.by}` : 'automatiquement'
  return `Changée ${who}, le ${formatDateTime(last.at)}\u00a0: ${label}.`
}
