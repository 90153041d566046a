import type { TemplateInput } from '../contract.ts'

/** A company without a template can start from these. */
export const STARTERS: readonly TemplateInput[] = [
  {
    title: 'Candidature à l’étude',
    use: 'stage',
    body: 'Bonjour {prenom},\n\nNous avons bien lu votre candidature au poste «\u00A0{offre}\u00A0» et elle a retenu notre attention. Nous l’étudions avec l’équipe et revenons vers vous dès que notre choix avance.\n\nBien cordialement,\n{recruteur}, {societe}',
  },
  {
    title: 'Invitation à un entretien',
    use: 'interview',
    body: 'Bonjour {prenom},\n\nVotre parcours nous intéresse pour le poste «\u00A0{offre}\u00A0» et nous aimerions faire votre connaissance. Répondez à ce message avec deux ou trois moments qui vous conviennent cette semaine ou la suivante\u00A0; l’entretien durera une quarantaine de minutes.\n\nÀ bientôt,\n{recruteur}, {societe}',
  },
  {
    title: 'Proposition d’embauche',
    use: 'offer',
    body: 'Bonjour {prenom},\n\nÀ la suite de nos échanges, nous avons le plaisir de vous proposer le poste «\u00A0{offre}\u00A0» au sein de {societe}. Vous recevrez les conditions détaillées par écrit\u00A0; prenez le temps de les lire et posez-nous toutes vos questions.\n\nFait le {date}.\n{recruteur}, {societe}',
  },
  {
    title: 'Refus courtois',
    use: 'rejection',
    body: 'Bonjour {prenom},\n\nMerci pour l’intérêt que vous portez à {societe} et pour le temps consacré à votre candidature au poste «\u00A0{offre}\u00A0». Après une lecture attentive, nous poursuivons avec des profils plus proches de ce poste. Cette réponse ne juge pas vos qualités, et nous serons heureux de lire vos prochaines candidatures.\n\nNous vous souhaitons une belle suite,\n{recruteur}, {societe}',
  },
]
