import type { FirstGroup } from './question.ts'

export const PAYMENT_QUESTIONS: FirstGroup = {
  id: 'formules-et-paiements',
  questions: [
    {
      id: 'moyens-de-paiement',
      question: 'Comment payer\u00A0?',
      answer: [
        'Par MVola, Orange Money ou Airtel Money, par virement, par chèque ou en espèces au guichet\u00A0: la page de paiement ne montre que les moyens ouverts en ce moment. Elle affiche le montant exact, à qui l’envoyer et la référence à recopier.',
      ],
    },
    {
      id: 'apres-le-paiement',
      question: 'J’ai payé. Que dois-je faire ensuite\u00A0?',
      answer: [
        'Par téléphone, recopiez la référence du message de l’opérateur\u00A0; pour un virement ou un chèque, joignez le justificatif, en PDF ou en image. Une personne compare et accepte. Si l’opérateur confirme lui-même, la formule commence aussitôt. Un paiement que personne ne déclare est annulé après 7\u00A0jours.',
      ],
    },
    {
      id: 'engagement',
      question: 'Y a-t-il un engagement ou un renouvellement automatique\u00A0?',
      answer: [
        'Ni l’un ni l’autre. Vous payez un mois, un trimestre ou une année, et rien n’est prélevé ensuite. Un rappel part 7\u00A0jours et 1 jour avant la fin.',
      ],
    },
    {
      id: 'changer-de-formule',
      question: 'Puis-je changer de formule en cours de période\u00A0?',
      answer: [
        'Oui, vers une formule plus grande\u00A0: elle commence dès qu’elle est payée, et les jours non utilisés de la précédente sont déduits du prix. Si vous utilisez plus que ce que permet une formule plus petite, la page vous dit ce qu’il faut clôturer d’abord.',
      ],
    },
    {
      id: 'prix-change',
      question: 'Si les prix changent, qu’arrive-t-il à ma formule\u00A0?',
      answer: [
        'Une période commencée garde son prix et ses limites jusqu’à son terme. Un nouveau prix ne vaut que pour les périodes qui commencent après lui.',
      ],
    },
    {
      id: 'taxes',
      question: 'Les prix sont-ils toutes taxes comprises\u00A0?',
      answer: [
        'Oui. Le montant affiché est celui que vous payez\u00A0; la TVA de 20\u00A0% y est comprise et figure à part sur la facture.',
      ],
    },
    {
      id: 'factures',
      question: 'Où trouver mes factures\u00A0?',
      answer: [
        'Dans **Ma Société**, onglet [Paiements](/dashboard/recruteur/compagnie/paiements). Elles sont numérotées et se téléchargent en PDF. Chacun peut vérifier qu’une facture vient bien de nous avec le code qu’elle porte, sur la page [Vérifier une facture](/factures).',
      ],
    },
    {
      id: 'sponsoriser',
      question: 'Que m’apporte la sponsorisation d’une offre\u00A0?',
      answer: [
        'L’offre passe devant dans les recherches auxquelles elle correspond, pour 7, 15 ou 30\u00A0jours, avec le mot «\u00A0Sponsorisée\u00A0». Vous suivez ses vues, ses clics et ses candidatures. Les formules qui comprennent des crédits permettent de le faire sans payer.',
      ],
    },
    {
      id: 'commission',
      question: 'Prenez-vous une commission sur les recrutements\u00A0?',
      answer: [
        'Non. Vous payez une formule ou une sponsorisation, jamais une embauche, et les candidats ne paient rien.',
      ],
    },
  ],
}
