import type { FirstGroup } from './question.ts'

export const APPLICANT_QUESTIONS: FirstGroup = {
  id: 'candidats',
  questions: [
    {
      id: 'payer-pour-postuler',
      question: 'Faut-il payer pour postuler\u00A0?',
      answer: [
        'Non, jamais\u00A0: ni pour créer un compte, ni pour faire un CV, ni pour postuler, ni pour un entretien. Si quelqu’un vous demande de l’argent, ouvrez l’offre et choisissez **«\u00A0Signaler cette offre\u00A0»**. [Reconnaître une fausse offre](/actualites/fausses-offres-d-emploi)',
      ],
    },
    {
      id: 'verifier-une-annonce',
      question: 'J’ai vu une annonce ailleurs. Est-ce une arnaque\u00A0?',
      answer: [
        'Collez son texte, son numéro ou son lien dans [Vérifier une annonce](/verifier-une-annonce)\u00A0: la page dit ce qui cloche, ce qui parle pour elle et quoi faire. C’est gratuit, sans compte, et rien de ce que vous collez n’est gardé. Vous pouvez aussi y signaler un numéro qui a servi à vous tromper.',
      ],
    },
    {
      id: 'postuler',
      question: 'Comment postuler à une offre\u00A0?',
      answer: [
        'Ouvrez l’offre et choisissez **«\u00A0Postuler\u00A0»**. Il faut un compte candidat, gratuit, dont l’adresse e-mail est vérifiée. La candidature demande\u00A0:',
        '- un CV enregistré sur le site, ou un fichier PDF de 2\u00A0Mo au plus\u00A0;',
        '- une lettre de motivation de 100 à 3\u00A0000 caractères\u00A0;',
        '- votre disponibilité et vos prétentions salariales\u00A0;',
        '- la réponse à trois questions au plus, si la société en pose.',
        '**«\u00A0Soumettre\u00A0»** l’envoie. Elle apparaît aussitôt dans [Mes candidatures](/candidat/candidatures).',
      ],
    },
    {
      id: 'ecrire-la-lettre',
      question: 'Je ne sais pas écrire une lettre de motivation. Pouvez-vous m’aider\u00A0?',
      answer: [
        'Oui. En postulant, choisissez **«\u00A0Écrire en trois réponses\u00A0»**\u00A0: ce que vous avez fait de proche, un exemple, pourquoi ici. Vos réponses deviennent une lettre, que vous relisez et changez comme vous voulez. Vous pouvez la garder dans [Mes lettres](/candidat/mes-lettres) et la reprendre pour une autre offre\u00A0; si elle nomme encore une autre société, nous vous le disons.',
      ],
    },
    {
      id: 'conditions-de-travail',
      question: 'Comment trouver une offre sans travail de nuit, ou avec le transport\u00A0?',
      answer: [
        'Sur la page [Emplois](/offres), ouvrez le filtre **«\u00A0Au quotidien\u00A0»**\u00A0: nuit, dimanche, transport, repas, logement, handicap. Une offre qui n’en dit rien n’est pas montrée. La page d’une offre dit aussi les horaires, la période d’essai et ce qu’il faut apporter, quand la société l’a écrit.',
      ],
    },
    {
      id: 'verifier-e-mail',
      question: 'Pourquoi dois-je vérifier mon adresse e-mail\u00A0?',
      answer: [
        'C’est là que les sociétés vous répondent. Sans adresse vérifiée, votre candidature est gardée comme brouillon mais ne part pas. Le lien de vérification est valable une heure\u00A0; vous pouvez en demander un autre.',
      ],
    },
    {
      id: 'brouillon',
      question: 'J’ai été interrompu en postulant\u00A0: ce que j’ai écrit est-il perdu\u00A0?',
      answer: [
        'Non. Ce que vous écrivez est gardé au fur et à mesure, sur l’appareil puis sur votre compte, et se reprend là où vous l’aviez laissé, même depuis un autre appareil. Une candidature commencée et jamais envoyée est gardée 180\u00A0jours après sa dernière modification.',
      ],
    },
    {
      id: 'suivi',
      question: 'Comment savoir où en est ma candidature\u00A0?',
      answer: [
        'Ouvrez [Mes candidatures](/candidat/candidatures), puis l’onglet **Suivi**. Chaque étape y a sa date\u00A0: Envoyée, Consultée, À l’étude, Présélectionnée, Entretien, Proposition faite. Vous êtes prévenu dans le site et par e-mail, selon vos [préférences](/dashboard/parametres/notifications).',
      ],
    },
    {
      id: 'sans-reponse',
      question: 'La société ne répond pas. Que se passe-t-il\u00A0?',
      answer: [
        'Chaque offre dit sous combien de jours la société s’engage à répondre. Nous la relançons après {late_days} et {still_late_days}\u00A0jours sans réponse. Après {silence_days}\u00A0jours sans aucun changement, la candidature est close, «\u00A0sans réponse\u00A0», et vous en êtes informé. Ce silence compte dans le taux de réponse public de la société.',
      ],
    },
    {
      id: 'retirer',
      question: 'Puis-je retirer ma candidature\u00A0?',
      answer: [
        'Oui, tant qu’elle est en cours, depuis sa page dans [Mes candidatures](/candidat/candidatures). Vous pouvez postuler une deuxième fois à la même offre tant qu’elle est ouverte.',
      ],
    },
    {
      id: 'corriger-candidature',
      question: 'Puis-je corriger une candidature déjà envoyée\u00A0?',
      answer: [
        'Non\u00A0: la société lit ce que vous avez envoyé, et l’offre comme le CV sont gardés tels qu’ils étaient ce jour-là. Vous pouvez écrire un message depuis la candidature dès que le recruteur vous a écrit ou l’a fait avancer, ou la retirer et postuler de nouveau, une fois.',
      ],
    },
    {
      id: 'refus',
      question: 'Ma candidature n’est pas retenue. Saurai-je pourquoi\u00A0?',
      answer: [
        'Oui. Un refus a toujours un motif, par exemple l’expérience, la disponibilité ou un poste déjà pourvu, et un message. Vous les lisez dans le suivi de la candidature.',
      ],
    },
    {
      id: 'taux-de-reponse',
      question: 'Comment le taux de réponse d’une société est-il calculé\u00A0?',
      answer: [
        'Sur les candidatures reçues depuis 90\u00A0jours qui ont eu une réponse ou dont le délai promis est passé. Lire une candidature n’est pas répondre. La marque «\u00A0Répond en … jours\u00A0» se gagne avec au moins 10 candidatures comptées, 80\u00A0% de réponses et un délai médian de 14\u00A0jours au plus. Elle ne s’achète pas.',
      ],
    },
    {
      id: 'alerte',
      question: 'Comment recevoir les nouvelles offres par e-mail\u00A0?',
      answer: [
        'Lancez une recherche sur la page [Emplois](/offres), puis choisissez **«\u00A0Alerte\u00A0»**. Vous recevez les nouvelles offres aussitôt, chaque jour ou chaque semaine. Sans compte aussi\u00A0: un e-mail vous demande alors de confirmer, sous 7\u00A0jours. Chaque e-mail d’alerte permet de se désabonner d’un clic.',
      ],
    },
    {
      id: 'sponsorisee',
      question: 'Que veut dire «\u00A0Sponsorisée\u00A0» sur une offre\u00A0?',
      answer: [
        'La société a payé pour qu’elle soit mieux vue. Elle passe devant seulement si elle correspond à votre recherche, trois par page au plus, et porte toujours ce mot. Elle est relue comme les autres.',
      ],
    },
    {
      id: 'salaire-non-communique',
      question: 'Pourquoi certaines offres disent-elles «\u00A0Salaire non communiqué\u00A0»\u00A0?',
      answer: [
        'La société a dit à nos modérateurs pourquoi elle ne l’affiche pas, et ils l’ont accepté. La carte et la page disent alors ce que paient les offres du même métier et du même niveau, dès qu’il y en a cinq. Filtrez par salaire minimum pour ne voir que les offres qui le montrent. Dans tous les cas, une offre qui paie sous le salaire minimum en vigueur est signalée à nos modérateurs, qui peuvent la refuser.',
      ],
    },
    {
      id: 'entretien',
      question: 'Comment se fixe un entretien\u00A0?',
      answer: [
        'La société propose jusqu’à cinq créneaux, sur place, en visio ou par téléphone. Vous en choisissez un, ou dites qu’aucun ne convient. Le rendez-vous s’ajoute à [Mon calendrier](/candidat/mon-calendrier) et un rappel part 24\u00A0heures et 2\u00A0heures avant.',
      ],
    },
    {
      id: 'recommandations',
      question: 'D’où viennent mes recommandations\u00A0?',
      answer: [
        'De ce que vous écrivez dans [votre profil](/candidat/mon-profil)\u00A0: métier, compétences, ville, expérience, contrat et salaire. Jamais de votre âge, de votre sexe, de votre photo ou de votre origine. Chaque score montre ses raisons, et vous pouvez masquer une offre ou une société.',
      ],
    },
    {
      id: 'offre-a-l-etranger',
      question: 'Une offre à l’étranger est-elle sûre\u00A0?',
      answer: [
        'Une offre à l’étranger doit porter sa référence du ministère chargé du Travail\u00A0; sans elle, nos modérateurs la refusent. Vérifiez tout de même\u00A0: ne remettez ni argent ni passeport, et lisez le contrat avant de partir. Au moindre doute, choisissez **«\u00A0Signaler cette offre\u00A0»**.',
      ],
    },
  ],
}
