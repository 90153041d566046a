import type { Permission } from '#src/accounts/shared/admin-permissions.ts'

const GROUPS = ['Modérer', 'Argent', 'Personnes', 'Site'] as const

/** Each permission in the words of the team, and the part of the work that it belongs to. */
const LABELS: Record<Permission, { group: (typeof GROUPS)[number]; label: string }> = {
  'read the queue': { group: 'Modérer', label: 'Voir ce qui attend une décision' },
  'read companies': { group: 'Modérer', label: 'Voir les sociétés' },
  'read papers': { group: 'Modérer', label: 'Lire les pièces des sociétés' },
  'decide on companies': { group: 'Modérer', label: 'Valider, corriger, suspendre une société' },
  'read offers': { group: 'Modérer', label: 'Voir les offres et leurs signalements' },
  'decide on offers': { group: 'Modérer', label: 'Publier, refuser, suspendre une offre' },
  'manage payments': { group: 'Argent', label: 'Accepter, refuser, rembourser un paiement' },
  'manage plans': { group: 'Argent', label: 'Changer les prix et les limites des formules' },
  'read people': { group: 'Personnes', label: 'Chercher une personne, voir sa fiche' },
  'help people': { group: 'Personnes', label: 'Lever un verrou, fermer des sessions, suspendre' },
  'read applications': { group: 'Modérer', label: 'Compter les candidatures et leurs états' },
  'read letters and CVs': { group: 'Personnes', label: 'Lire une lettre ou un CV, avec une raison notée' },
  'view as people': { group: 'Personnes', label: 'Regarder le site à la place d’une personne' },
  'merge accounts': { group: 'Personnes', label: 'Réunir deux comptes d’une même personne' },
  'read statistics': { group: 'Argent', label: 'Lire les statistiques et les revenus' },
  'read messages to the team': { group: 'Personnes', label: 'Lire les messages du site' },
  'answer messages to the team': { group: 'Personnes', label: 'Répondre aux messages du site' },
  'read the audit log': { group: 'Site', label: 'Lire le journal d’audit' },
  'write articles': { group: 'Site', label: 'Écrire et publier des articles' },
  'write pages': { group: 'Site', label: 'Changer la FAQ et les textes des pages' },
  'send campaigns': { group: 'Site', label: 'Envoyer des newsletters' },
  'read mails': { group: 'Site', label: 'Voir le journal des e-mails' },
  'send mails again': { group: 'Site', label: 'Renvoyer un e-mail' },
  'manage jobs': { group: 'Site', label: 'Relancer ou abandonner un travail' },
  'plan maintenance': { group: 'Site', label: 'Planifier une maintenance' },
  'read operations': { group: 'Site', label: 'Voir l’état des machines' },
  'manage settings': { group: 'Site', label: 'Changer les réglages et le référentiel' },
  'manage api keys': { group: 'Site', label: 'Donner et révoquer les clés de l’API' },
  'manage administrators': { group: 'Site', label: 'Nommer des administrateurs' },
}

/** The permissions of each part of the work, in the order of the table. */
export const PERMISSION_GROUPS = GROUPS.map((group) => ({
  group,
  permissions: (Object.keys(LABELS) as Permission[])
    .filter((permission) => LABELS[permission].group === group)
    .map((permission) => ({ permission, label: LABELS[permission].label })),
}))
