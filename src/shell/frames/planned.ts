import type { ComponentType } from 'react'
import { BellIcon, BriefcaseIcon, BuildingIcon, HelpIcon, SearchIcon } from '#src/ui/icons.tsx'
import {
  CardIcon,
  ChatIcon,
  FileIcon,
  GearIcon,
  InboxIcon,
  SendIcon,
  SparkIcon,
  TextIcon,
  UsersIcon,
} from '#src/ui/workspace-icons.tsx'

export interface Plan {
  icon: ComponentType<{ size?: number }>
  /** What the page holds for this person now. */
  text: string
  /** The one useful thing to do instead. */
  href: string
  label: string
}

const OFFERS = ['/offres', 'Voir les offres'] as const
const BOARD = ['/dashboard', 'Aller au tableau de bord'] as const
const RECRUITER = '/dashboard/recruteur'
const MY_OFFERS = [`${RECRUITER}/mes-offres`, 'Voir mes offres'] as const

type Row = [Plan['icon'], string, readonly [href: string, label: string]]

const ROWS: Record<string, Row> = {
  '/': [SearchIcon, 'Trouvez une offre partout à Madagascar.', OFFERS],
  '/abonnement': [
    CardIcon,
    'Les formules des recruteurs se lisent dans les tarifs.',
    ['/tarifs', 'Voir les tarifs'],
  ],
  '/actualites': [TextIcon, 'Aucune actualité n’est publiée pour le moment.', OFFERS],
  '/actualites/$id': [TextIcon, 'Cet article n’est pas publié.', ['/actualites', 'Voir les actualités']],
  '/faq': [HelpIcon, 'Aucune question n’est publiée pour le moment.', OFFERS],
  '/feedback': [ChatIcon, 'Aucun avis ne peut être envoyé d’ici pour le moment.', OFFERS],
  '/qui-sommes-nous': [
    UsersIcon,
    'Asa, le travail. Safidy, le choix. Des offres vérifiées, partout à Madagascar.',
    OFFERS,
  ],
  '/sourcing-pro': [SparkIcon, 'Aucun service de sourcing n’est ouvert pour le moment.', OFFERS],
  '/tarifs': [
    CardIcon,
    'Aucune formule n’est publiée pour le moment.',
    ['/inscription/recruteur', 'Créer un compte recruteur'],
  ],
  '/offres': [SearchIcon, 'Aucune offre n’est publiée pour le moment.', ['/', 'Revenir à l’accueil']],
  '/offres/$id': [BriefcaseIcon, 'Cette offre n’est pas publiée.', OFFERS],
  '/nouveau-partenaire': [
    UsersIcon,
    'Aucune demande de partenariat ne peut être envoyée d’ici pour le moment.',
    OFFERS,
  ],
  '/candidat/candidatures': [SendIcon, 'Vous n’avez envoyé aucune candidature.', OFFERS],
  '/candidat/candidatures/$id/$tab': [
    SendIcon,
    'Cette candidature n’a rien à montrer ici.',
    ['/candidat/candidatures', 'Voir mes candidatures'],
  ],
  '/candidat/mes-cv': [FileIcon, 'Vous n’avez enregistré aucun CV.', OFFERS],
  '/dashboard': [BriefcaseIcon, 'Rien ne vous attend aujourd’hui.', OFFERS],
  '/dashboard/notifications': [BellIcon, "Pas de notification pour l'instant!", BOARD],
  '/dashboard/parametres/$tab': [GearIcon, 'Aucun réglage n’est à faire ici pour le moment.', BOARD],
  [`${RECRUITER}/candidatures`]: [InboxIcon, 'Vous n’avez reçu aucune candidature.', MY_OFFERS],
  [`${RECRUITER}/candidatures/$id/$tab`]: [
    InboxIcon,
    'Cette candidature n’a rien à montrer ici.',
    [`${RECRUITER}/candidatures`, 'Voir les candidatures'],
  ],
  [`${RECRUITER}/compagnie/$tab`]: [
    BuildingIcon,
    'Aucune information sur votre société ne se modifie d’ici pour le moment.',
    BOARD,
  ],
  [`${RECRUITER}/compagnie/$tab/paiements/$id`]: [CardIcon, 'Aucun paiement ne porte ce numéro.', BOARD],
  [`${RECRUITER}/mes-offres`]: [
    BriefcaseIcon,
    'Vos offres ne se gèrent pas encore d’ici ; leurs candidatures vous arrivent déjà.',
    [`${RECRUITER}/candidatures`, 'Voir les candidatures'],
  ],
  [`${RECRUITER}/mes-offres/$id/$tab`]: [BriefcaseIcon, 'Cette offre n’a rien à montrer ici.', MY_OFFERS],
  [`${RECRUITER}/mes-offres/$id/sponsorisation`]: [
    SparkIcon,
    'Cette offre n’a aucune sponsorisation.',
    MY_OFFERS,
  ],
}

/** What each page that holds nothing says, by its path in the site map. */
export const PLANNED: Record<string, Plan> = Object.fromEntries(
  Object.entries(ROWS).map(([path, [icon, text, [href, label]]]) => [path, { icon, text, href, label }]),
)
