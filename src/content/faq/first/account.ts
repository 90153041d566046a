import type { FirstGroup } from './question.ts'

export const ACCOUNT_QUESTIONS: FirstGroup = {
  id: 'compte-et-donnees',
  questions: [
    {
      id: 'mot-de-passe-oublie',
      question: 'J’ai oublié mon mot de passe. Que faire\u00A0?',
      answer: [
        'Demandez un lien sur la page [Mot de passe oublié](/recuperation-mot-de-passe). Il est valable 60\u00A0minutes et ne sert qu’une fois. Si rien n’arrive, regardez dans les courriers indésirables et vérifiez que c’est bien l’adresse de votre compte.',
      ],
    },
    {
      id: 'changer-adresse',
      question: 'Puis-je changer d’adresse e-mail\u00A0?',
      answer: [
        'Oui, dans [Paramètres](/dashboard/parametres/utilisateur). La nouvelle adresse ne remplace l’ancienne qu’une fois confirmée par le lien qu’elle reçoit.',
      ],
    },
    {
      id: 'telephone-perdu',
      question: 'J’ai perdu mon téléphone, resté connecté. Comment le déconnecter\u00A0?',
      answer: [
        'Depuis un autre appareil, ouvrez [Paramètres, Sécurité](/dashboard/parametres/securite)\u00A0: **«\u00A0Appareils connectés\u00A0»** montre chacun d’eux, et vous déconnectez celui que vous voulez, ou tous les autres. Changez ensuite de mot de passe.',
      ],
    },
    {
      id: 'codes-de-connexion',
      question: 'Comment mieux protéger mon compte\u00A0?',
      answer: [
        'Choisissez un mot de passe d’au moins 12\u00A0caractères que vous n’utilisez nulle part ailleurs, et activez les codes de connexion dans [Paramètres, Sécurité](/dashboard/parametres/securite). Nous ne vous demanderons jamais votre mot de passe ni un code, par e-mail ou par téléphone.',
      ],
    },
    {
      id: 'notifications',
      question: 'Je reçois trop d’e-mails. Comment choisir\u00A0?',
      answer: [
        'Dans [Paramètres, Notifications](/dashboard/parametres/notifications), événement par événement, pour le site et pour l’e-mail. Chaque e-mail qui n’est pas indispensable porte aussi un lien pour se désabonner d’un clic.',
      ],
    },
    {
      id: 'copie-des-donnees',
      question: 'Comment obtenir une copie de mes données\u00A0?',
      answer: [
        'Dans [Paramètres, Confidentialité](/dashboard/parametres/confidentialite). Un fichier ZIP contient tout ce que nous gardons de vous, avec vos fichiers\u00A0; il se télécharge pendant 7\u00A0jours. Vous pouvez en demander trois par jour.',
      ],
    },
    {
      id: 'pause',
      question: 'Puis-je mettre mon compte en pause\u00A0?',
      answer: [
        'Oui\u00A0: **«\u00A0Mettre en pause mon compte\u00A0»**, dans [Paramètres, Confidentialité](/dashboard/parametres/confidentialite). Vous reconnecter le rouvre.',
      ],
    },
    {
      id: 'supprimer',
      question: 'Comment supprimer mon compte\u00A0?',
      answer: [
        'Dans [Paramètres, Confidentialité](/dashboard/parametres/confidentialite)\u00A0: **«\u00A0Supprimer mon compte\u00A0»**. Il est fermé aussitôt et effacé 30\u00A0jours plus tard\u00A0; vous reconnecter d’ici là le rétablit. Les sociétés gardent la trace qu’une candidature a existé, sans votre nom, sans votre CV et sans votre lettre.',
      ],
    },
    {
      id: 'compte-inactif',
      question: 'Que devient un compte que je n’utilise plus\u00A0?',
      answer: [
        'Après 24\u00A0mois sans visite il est supprimé. Nous vous écrivons avant, pour que vous puissiez le garder en vous connectant.',
      ],
    },
    {
      id: 'donnees-vendues',
      question: 'Vendez-vous mes données\u00A0?',
      answer: [
        'Non. Elles ne sont ni vendues, ni louées, ni utilisées pour de la publicité. La [politique de confidentialité](/politique-de-confidentialite) dit ce que nous gardons, pourquoi et combien de temps.',
      ],
    },
    {
      id: 'affichage',
      question: 'Le site est-il utilisable avec un petit téléphone\u00A0?',
      answer: [
        'Oui. Les pages publiques sont légères, et l’on peut chercher, lire, enregistrer une offre et nous écrire avant même que les scripts soient chargés. Les couleurs se choisissent dans [Affichage](/affichage).',
      ],
    },
    {
      id: 'prevenu-sur-le-telephone',
      question: 'Puis-je être prévenu sur mon téléphone, le site fermé\u00A0?',
      answer: [
        'Oui, si votre navigateur le permet\u00A0: activez **«\u00A0Me prévenir sur cet appareil\u00A0»** dans [Paramètres, Notifications](/dashboard/parametres/notifications), ou répondez oui à la question posée après votre première candidature. Sur un iPhone, ajoutez d’abord le site à l’écran d’accueil.',
        'L’écran verrouillé ne montre ni nom ni décision\u00A0: pour lire, il faut ouvrir le site. Vous déconnecter de cet appareil arrête ces messages, et vous choisissez événement par événement au même endroit.',
      ],
    },
  ],
}
