import type { FirstGroup } from './question.ts'

export const RECRUITER_QUESTIONS: FirstGroup = {
  id: 'recruteurs',
  questions: [
    {
      id: 'validation',
      question: 'Pourquoi ma société doit-elle être validée, et avec quoi\u00A0?',
      answer: [
        'Pour que personne ne recrute au nom d’une autre société. Complétez la page [Ma Société](/dashboard/recruteur/compagnie/ma-societe) avec le NIF, le STAT et leurs cartes, et le RCS si votre forme juridique en a un (entreprise individuelle, SARL, SA), puis choisissez **«\u00A0Envoyer\u00A0»**. Une personne lit le dossier\u00A0; s’il manque quelque chose, vous savez quoi.',
      ],
    },
    {
      id: 'avant-validation',
      question: 'Que puis-je faire avant la validation\u00A0?',
      answer: [
        'Préparer vos offres\u00A0: les brouillons sont enregistrés. Elles peuvent être envoyées en validation dès que la société est vérifiée.',
      ],
    },
    {
      id: 'offre-gratuite',
      question: 'Combien d’offres puis-je publier gratuitement\u00A0?',
      answer: [
        'Une société vérifiée a une offre active à la fois sans payer, et en reçoit les candidatures sans limite. Pour en avoir davantage en même temps, voyez les [formules](/tarifs).',
      ],
    },
    {
      id: 'offre-relue',
      question: 'Mon offre paraît-elle tout de suite\u00A0?',
      answer: [
        'Chaque offre est relue par une personne avant de paraître. Elle est refusée si elle demande de l’argent, trie selon l’âge, le sexe, l’origine ou l’apparence, paie sous le salaire minimum, répète une offre en ligne ou n’en dit pas assez. Le motif vous est écrit\u00A0; vous corrigez et vous l’envoyez de nouveau.',
      ],
    },
    {
      id: 'duree-offre',
      question: 'Combien de temps une offre reste-t-elle en ligne\u00A0?',
      answer: [
        '30\u00A0jours, sauf si vous choisissez une autre date de fin, à 90\u00A0jours au plus. Un rappel part 7\u00A0jours et 1 jour avant. **«\u00A0Renouveler\u00A0»** la prolonge\u00A0; elle n’est relue que si son texte a changé. **«\u00A0Mettre en pause\u00A0»** la retire pour un temps.',
      ],
    },
    {
      id: 'cacher-salaire',
      question: 'Puis-je cacher le salaire\u00A0?',
      answer: [
        'Oui, avec une raison que la modération accepte\u00A0: décochez **«\u00A0Afficher le salaire sur l’offre\u00A0»** et dites pourquoi. Cette raison n’est jamais publiée. L’offre porte alors «\u00A0Salaire non communiqué\u00A0» et n’apparaît plus à ceux qui filtrent par salaire. Pendant que vous écrivez, l’éditeur vous montre ce que proposent les offres comparables quand elles sont assez nombreuses.',
      ],
    },
    {
      id: 'delai-de-reponse',
      question: 'À quoi sert le délai de réponse\u00A0?',
      answer: [
        'Vous le choisissez, de 1 à 30\u00A0jours, et il est écrit sur l’offre. Nous vous rappelons les candidatures sans réponse après 7 et 14\u00A0jours. Votre taux de réponse est public et ordonne le [classement des recruteurs](/top-recruteur).',
      ],
    },
    {
      id: 'repondre-a-tous',
      question: 'Comment répondre à tous les candidats en une fois\u00A0?',
      answer: [
        'Sélectionnez-les dans [Les candidatures](/dashboard/recruteur/candidatures), ou clôturez l’offre\u00A0: la même page propose de répondre à tous ceux qui attendent. Un modèle remplit le prénom et le titre de l’offre\u00A0; chacun reçoit son propre message.',
      ],
    },
    {
      id: 'repondre-depuis-l-e-mail',
      question: 'Puis-je répondre à une candidature sans me connecter\u00A0?',
      answer: [
        'Oui, depuis l’e-mail **«\u00A0Nouvelle candidature\u00A0»** ou son rappel\u00A0: **«\u00A0Répondre sans vous connecter\u00A0»** montre la candidature, son CV et sa lettre, et vous proposez un entretien, la mettez à l’étude ou la refusez. Le lien sert à une seule réponse, pendant 14\u00A0jours, et cesse avec un nouveau mot de passe. Ne transférez pas ce message. Qui protège son compte par des codes de connexion ne reçoit pas ce lien.',
      ],
    },
    {
      id: 'annuler-un-refus',
      question: 'Puis-je annuler un refus\u00A0?',
      answer: [
        'Oui, pendant 24\u00A0heures\u00A0: le candidat n’est prévenu qu’ensuite. Les autres décisions s’annulent pendant quelques secondes.',
      ],
    },
    {
      id: 'archiver',
      question: 'Pourquoi ne puis-je pas archiver cette offre\u00A0?',
      answer: [
        'Parce qu’une candidature y attend encore une réponse, une proposition est en cours ou un refus peut encore être annulé. Répondez à tous, et l’offre s’archive.',
      ],
    },
    {
      id: 'equipe',
      question: 'Puis-je recruter avec mes collègues\u00A0?',
      answer: [
        'Oui, dans [Paramètres, Équipe](/dashboard/parametres/equipe). Un **Propriétaire** gère tout, avec l’équipe et l’abonnement\u00A0; un **Recruteur** gère les offres et répond aux candidatures\u00A0; un **Lecteur** lit et commente. Le nombre de membres dépend de la [formule](/tarifs). Une invitation est valable 7\u00A0jours.',
      ],
    },
    {
      id: 'meilleurs-profils',
      question: 'Qu’est-ce qu’un contact de profil\u00A0?',
      answer: [
        'Dans **Meilleurs profils**, vous lisez sans nom ni coordonnées les profils de candidats qui ont accepté d’être trouvés. Ouvrir le contact d’une personne prend un contact de votre formule, une seule fois pour toute la société. Vous pouvez aussi l’inviter à postuler.',
      ],
    },
    {
      id: 'score',
      question: 'Le score décide-t-il à ma place\u00A0?',
      answer: [
        'Non. Il ordonne, avec ses raisons écrites, et aucune candidature n’est refusée par un programme. Il ne connaît ni l’âge, ni le sexe, ni la photo, ni l’origine.',
      ],
    },
    {
      id: 'offres-sur-mon-site',
      question: 'Puis-je montrer mes offres sur mon propre site\u00A0?',
      answer: [
        'Oui. Dans [Ma Société](/dashboard/recruteur/compagnie/ma-societe), la partie **«\u00A0Vos offres sur votre site\u00A0»** donne une ligne à copier. La liste se met à jour seule et ne pose aucun cookie chez vos visiteurs.',
      ],
    },
  ],
}
