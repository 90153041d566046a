import { useMatches } from '@tanstack/react-router'
import { AppLink } from '#src/ui/app-link.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { useUser } from './session/current-user.ts'
import { localNotification } from './session/local-notifications.ts'

const NOTICES = {
  incomplete: [localNotification('recruiter_incomplete_profile').message, 'Compléter'],
  pending: [localNotification('recruiter_complete_profile').message, 'Voir le profil'],
  rejected: ['Le profil de votre société est à corriger.', 'Corriger'],
  suspended: ['Votre société est suspendue.', 'Voir pourquoi'],
} as const
const COMPANY = '/dashboard/recruteur/compagnie/ma-societe'
/** These pages show the steps that remain themselves, so the banner would say it twice. */
const SAID_ON = ['/dashboard', '/dashboard/recruteur/compagnie/$tab', '/not-authorized']

/** Tells a recruiter what the company still lacks before its features open. */
export function CompanyBanner() {
  const company = useUser()?.company
  const page = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' })
  if (!company || company.status === 'validated' || SAID_ON.includes(page)) return null
  const [message, action] = NOTICES[company.status]
  return (
    <Alert kind="warning" action={<AppLink href={COMPANY}>{action}</AppLink>}>
      {message}
    </Alert>
  )
}
