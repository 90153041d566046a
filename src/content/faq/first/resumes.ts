import type { FirstGroup } from './question.ts'

export const RESUME_QUESTIONS: FirstGroup = {
  id: 'cv-et-profil',
  questions: [
    {
      id: 'creer-un-cv',
      question: 'Comment créer un CV gratuitement\u00A0?',
      answer: [
        'Sur la page [Créer un CV](/creer-un-cv), même sans compte. Vous remplissez à gauche, l’aperçu se met à jour, et vous choisissez parmi huit modèles. Avec un compte, le CV reste dans [Mes CVs](/candidat/mes-cv) et sert à chaque candidature.',
      ],
    },
    {
      id: 'quel-modele',
      question: 'Quel modèle de CV choisir\u00A0?',
      answer: [
        '**Classique** convient à toutes les candidatures en ligne\u00A0: une colonne, que les logiciels de tri lisent dans l’ordre. **Économique** s’imprime en noir et blanc à bon marché. **Administration** est pensé pour les concours et le secteur public. Changer de modèle ne perd rien de ce que vous avez écrit.',
      ],
    },
    {
      id: 'importer-un-cv',
      question: 'J’ai déjà un CV. Puis-je le reprendre\u00A0?',
      answer: [
        'Oui\u00A0: un PDF, un document Word (.docx), un fichier JSON Resume ou l’archive de vos données LinkedIn, de 10\u00A0Mo au plus. Nous le lisons et vous montrons ce qui reste à vérifier. Une photo d’un CV en papier ne peut pas être lue.',
      ],
    },
    {
      id: 'partager-un-cv',
      question: 'Puis-je envoyer mon CV par un lien, sur WhatsApp par exemple\u00A0?',
      answer: [
        'Oui. Dans [Mes CVs](/candidat/mes-cv), partagez-le par un lien valable 7, 30, 90 ou 180\u00A0jours. Vous pouvez fermer le lien à tout moment.',
      ],
    },
    {
      id: 'cv-supprime',
      question: 'J’ai supprimé un CV par erreur. Est-il perdu\u00A0?',
      answer: [
        'Il reste 30\u00A0jours dans la corbeille de [Mes CVs](/candidat/mes-cv), d’où il se rétablit. Les candidatures déjà envoyées gardent leur propre copie.',
      ],
    },
    {
      id: 'qui-voit-mon-cv',
      question: 'Qui voit mon CV\u00A0?',
      answer: [
        'La société à qui vous l’envoyez, et son équipe. Vos fichiers ne sont jamais à une adresse publique. Chaque consultation d’un CV est inscrite dans un journal.',
      ],
    },
    {
      id: 'profil-visible',
      question: 'Les recruteurs peuvent-ils me trouver sans que je postule\u00A0?',
      answer: [
        'Seulement si vous l’acceptez, dans **«\u00A0Visibilité de mon profil\u00A0»**, sur la page [Mon Profil](/candidat/mon-profil). Votre nom et vos coordonnées restent cachés tant qu’une société n’ouvre pas votre contact. Un profil public est un choix à part, et l’accord pour les moteurs de recherche en est encore un autre.',
      ],
    },
    {
      id: 'bloquer-une-societe',
      question: 'Comment cacher mon profil à mon employeur actuel\u00A0?',
      answer: [
        'Bloquez la société dans [Paramètres, Confidentialité](/dashboard/parametres/confidentialite)\u00A0: **«\u00A0Bloquer une société\u00A0»**. Elle ne vous trouve plus parmi les profils et ne peut plus vous inviter à postuler.',
      ],
    },
  ],
}
