import { useMatches } from '@tanstack/react-router'
import { AppLink } from '#src/ui/app-link.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { useUser } from './session/current-user.ts'
import { localNotification } from './session/local-notifications.ts'

const SLUGS = { incomplete: 'recruiter_incomplete_profile', pending: 'recruiter_complete_profile' } as const
const COMPANY = '/dashboard/recruteur/compagnie/ma-societe'
/** They say it themselves, with the steps that remain. */
const SAID_ON = ['/dashboard', '/dashboard/recruteur/compagnie/$tab']

/** What a recruiter's company still lacks before its features open. */
export function CompanyBanner() {
  const company = useUser()?.company
  const page = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' })
  if (company?.status !== 'incomplete' && company?.status !== 'pending') return null
  if (SAID_ON.includes(page)) return null
  return (
    <Alert
      kind="warning"
      action={
        <AppLink href={COMPANY}>{company.status === 'incomplete' ? 'Compléter' : 'Voir le profil'}</AppLink>
      }
    >
      {localNotification(SLUGS[company.status]).message}
    </Alert>
  )
}
