import type { ComponentType } from 'react'
import type { Ability } from '#src/abilities/shared/abilities.ts'
import type { CurrentUser } from '#src/accounts/current-user/contract.ts'
import { BriefcaseIcon, BuildingIcon, HelpIcon, SearchIcon, UserIcon } from '#src/ui/icons.tsx'
import {
  CalendarIcon,
  CardIcon,
  FileIcon,
  GearIcon,
  HomeIcon,
  InboxIcon,
  SendIcon,
  SparkIcon,
  UsersIcon,
} from '#src/ui/workspace-icons.tsx'

export interface NavEntry {
  href: string
  label: string
  icon: ComponentType<{ size?: number }>
  /** Whether the entry is also marked on the pages below its own. */
  withBelow?: boolean
  /** Other pages that the entry is marked on: the tabs of its own. */
  alsoOn?: readonly string[]
  /** What a person must be allowed to do to see the entry. */
  needs?: Ability
  /** What is counted beside the entry. */
  counts?: 'messages'
}

interface NavGroup {
  /** A group without a title stands alone. */
  title?: string
  entries: NavEntry[]
}

const BOARD: NavEntry = {
  href: '/dashboard',
  label: 'Tableau de bord',
  icon: HomeIcon,
  needs: ['view', 'dashboard'],
}
const SETTINGS: NavEntry = { href: '/dashboard/parametres/utilisateur', label: 'Paramètres', icon: GearIcon }
const RECRUITER = '/dashboard/recruteur'

const APPLICANT: NavGroup[] = [
  {
    entries: [
      BOARD,
      {
        href: '/candidat/candidatures',
        label: 'Mes candidatures',
        icon: SendIcon,
        withBelow: true,
        needs: ['view', 'my applications'],
        counts: 'messages',
      },
      {
        href: '/candidat/mon-calendrier',
        label: 'Mon calendrier',
        icon: CalendarIcon,
        needs: ['view', 'all my applications events'],
      },
    ],
  },
  {
    title: 'Trouver une offre',
    entries: [
      { href: '/offres', label: 'Offres', icon: SearchIcon },
      {
        href: '/candidat/suggestions-offres',
        label: 'Offres pour moi',
        icon: SparkIcon,
        alsoOn: ['/candidat/offres-speciales', '/candidat/offres-sauvegardees'],
        needs: ['view', 'my suggest offer'],
      },
    ],
  },
  {
    title: 'Mon dossier',
    entries: [
      {
        href: '/candidat/mes-cv',
        label: 'Mes CVs',
        icon: FileIcon,
        alsoOn: ['/candidat/mes-lettres'],
        needs: ['view', 'my resumes'],
      },
      { href: '/candidat/mon-profil', label: 'Mon Profil', icon: UserIcon, needs: ['view', 'my profile'] },
    ],
  },
]

const RECRUITMENT: NavGroup[] = [
  { entries: [BOARD] },
  {
    title: 'Recrutement',
    entries: [
      {
        href: `${RECRUITER}/candidatures`,
        label: 'Les candidatures',
        icon: InboxIcon,
        withBelow: true,
        needs: ['view', 'my offers applications'],
        counts: 'messages',
      },
      {
        href: `${RECRUITER}/mes-offres`,
        label: 'Mes offres',
        icon: BriefcaseIcon,
        withBelow: true,
        needs: ['view', 'my company job offers'],
      },
      {
        href: `${RECRUITER}/meilleurs-profils`,
        label: 'Meilleurs profils',
        icon: UsersIcon,
        needs: ['use_feature', 'best_applicant_profile'],
      },
      {
        href: `${RECRUITER}/calendrier`,
        label: 'Mon calendrier',
        icon: CalendarIcon,
        needs: ['view', 'my offers applications'],
      },
    ],
  },
  {
    title: 'Société',
    entries: [
      {
        href: `${RECRUITER}/compagnie/ma-societe`,
        label: 'Ma Société',
        icon: BuildingIcon,
        needs: ['view', 'my company profile'],
      },
      {
        href: `${RECRUITER}/compagnie/abonnement`,
        label: 'Abonnement',
        icon: CardIcon,
        needs: ['view', 'my company profile'],
      },
    ],
  },
]

/** The navigation of each kind of user. */
export const NAV: Record<CurrentUser['userable_type'], NavGroup[]> = {
  applicant: APPLICANT,
  recruiter: RECRUITMENT,
  admin: [{ entries: [BOARD] }],
}

/** The help of each kind of user begins at the questions that they have. */
const HELP: Record<CurrentUser['userable_type'], string> = {
  applicant: '/faq#candidats',
  recruiter: '/faq#recruteurs',
  admin: '/faq',
}

/** The entries at the foot of everybody's navigation. */
export function footEntriesOf(type: CurrentUser['userable_type']): NavEntry[] {
  return [SETTINGS, { href: HELP[type], label: 'Aide', icon: HelpIcon }]
}
