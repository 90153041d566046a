import type { FirstSection } from './sections.ts'

/** What the privacy policy said when its text became the team’s. */
export const PRIVACY: readonly FirstSection[] = [
  {
    id: 'donnees',
    title: 'Ce que nous gardons',
    text: [
      '- **Votre compte**\u00A0: prénom, nom, adresse e-mail, photo si vous en ajoutez une, mot de passe sous forme d’empreinte illisible, appareils connectés (navigateur, réseau, dates).',
      '- **Si vous cherchez un emploi**\u00A0: votre profil, vos CV, vos candidatures (lettre, prétentions salariales, disponibilité, copie du CV et de l’offre au jour de l’envoi, et si une recherche, une alerte ou un autre site vous y a mené), vos messages, rendez-vous et propositions, vos réponses aux questions posées à la fin d’une candidature, vos lettres, votre calendrier, vos offres sauvegardées, vos alertes.',
      '- **Sur vos candidatures**\u00A0: les notes, évaluations et étiquettes que l’équipe de la société y ajoute. Elle seule les voit\u00A0; elles sont effacées avec votre compte.',
      '- **Si vous recrutez**\u00A0: votre société, votre rôle dans l’équipe, vos offres, vos modèles, vos décisions, vos notes et vos évaluations sur les candidatures.',
      '- **Si une société note elle-même votre candidature**, reçue au comptoir, par courrier, par e-mail ou par recommandation\u00A0: votre nom, votre numéro, votre adresse e-mail et votre CV si vous les donnez, et l’accord que vous avez donné, avec son jour. Cela n’ouvre aucun compte à votre nom.',
      '- **Sans compte**\u00A0: l’adresse que vous donnez pour la lettre d’information, une alerte ou un message à l’équipe, et ce que vous écrivez dans une demande, une proposition ou un avis, avec nos réponses.',
      '- **Si vous vérifiez une annonce**\u00A0: rien de ce que vous collez. D’un numéro que vous signalez, une empreinte illisible, et une autre de votre réseau pour qu’il ne compte qu’une fois.',
      '- **Pour la sécurité**\u00A0: l’adresse réseau et le navigateur de chaque connexion, les essais trop nombreux, un journal de qui a consulté ou changé quoi.',
      '- **Si vous activez les SMS**\u00A0: votre numéro, confirmé par un code, et les SMS des trois derniers mois. Le numéro et le texte passent par l’opérateur qui les transmet. Aucun recruteur ne voit ce numéro. «\u00A0STOP\u00A0» ou vos paramètres y mettent fin.',
      '- **Si vous activez les notifications d’un appareil**\u00A0: l’adresse et les clés que son navigateur nous donne. Ce que nous lui envoyons est chiffré pour lui seul et passe par le service de ce navigateur (Google, Mozilla, Apple ou Microsoft), sans le nom de personne. Se déconnecter y met fin.',
    ],
  },
  {
    id: 'raisons',
    title: 'Pourquoi',
    text: [
      'Pour transmettre vos candidatures, montrer aux recruteurs ce que vous avez choisi de montrer, vous prévenir de ce qui vous concerne, protéger votre compte et répondre à vos messages. Rien d’autre\u00A0: vos données ne sont ni vendues, ni louées, ni utilisées pour de la publicité.',
      'Les recommandations viennent de ce que vous écrivez dans votre profil, jamais de votre âge, de votre sexe, de votre photo ou de votre origine. Aucune candidature n’est refusée par un programme.',
    ],
  },
  {
    id: 'destinataires',
    title: 'Qui les voit',
    text: [
      '- La société à qui vous envoyez une candidature\u00A0: elle seule, et les membres de son équipe.',
      '- Tout le monde, pour un profil que vous rendez public. Votre adresse, votre numéro et vos prétentions n’y figurent pas, et il n’est proposé aux moteurs de recherche que si vous le demandez à part.',
      '- Notre équipe de modération, pour les offres, les sociétés et ce qui est signalé. Chaque consultation d’un CV est inscrite au journal.',
      '- Google ou LinkedIn, seulement si vous choisissez de vous connecter avec eux\u00A0: ils apprennent que vous venez ici, et nous donnent votre nom et votre adresse.',
    ],
  },
  {
    id: 'durees',
    title: 'Combien de temps',
    text: [
      '- Votre compte et ce qu’il contient\u00A0: tant que vous vous en servez. Après {inactive_months} mois sans visite il est supprimé\u00A0; nous vous écrivons {deletion_days} jours avant.',
      '- Un compte que vous supprimez\u00A0: fermé aussitôt, effacé {deletion_days} jours plus tard. D’ici là, vous reconnecter le rétablit. La société garde la trace qu’une candidature a existé, sans votre nom, sans votre CV et sans votre lettre.',
      '- Ce qu’une société a noté elle-même de votre candidature\u00A0: {entered_months} mois après le dernier changement, ou jusqu’à ce que vous le fassiez supprimer par le lien de chaque e-mail à ce sujet, sans compte et sans délai. La société peut aussi le supprimer.',
      '- Une copie de vos données que vous demandez\u00A0: {export_days} jours.',
      '- Les e-mails que nous vous avons envoyés\u00A0: {mail_days} jours.',
      '- Les notifications\u00A0: {notification_days} jours.',
      '- Le journal de sécurité, qui dit quel compte a consulté ou changé quoi sans en garder le contenu\u00A0: {audit_days} jours.',
      '- Les empreintes d’un numéro signalé\u00A0: un an.',
      '- Un message écrit à notre équipe\u00A0: {contact_days} jours.',
      '- La lettre d’information et les alertes\u00A0: jusqu’à ce que vous vous désabonniez, d’un clic, dans chaque e-mail.',
    ],
  },
  {
    id: 'droits',
    title: 'Vos droits',
    text: [
      'La loi n°\u00A02014-038 sur la protection des données à caractère personnel vous donne le droit de savoir ce que nous gardons, de le corriger, de le faire effacer et de vous y opposer. Vous le faites vous-même, sans nous le demander\u00A0:',
      '- **Copie complète**, **mise en pause** et **suppression** du compte\u00A0: [Paramètres, Confidentialité](/dashboard/parametres/confidentialite).',
      '- **Corriger**\u00A0: dans [Mon Profil](/candidat/mon-profil), Mes CVs et Paramètres. Une candidature envoyée ne se réécrit pas, mais elle se retire.',
      '- **Ne plus être prévenu**\u00A0: [Paramètres, Notifications](/dashboard/parametres/notifications), événement par événement.',
      'Pour toute autre demande, [écrivez-nous](/contact). Si notre réponse ne vous convient pas, vous pouvez saisir la Commission malagasy de l’informatique et des libertés.',
    ],
  },
  {
    id: 'cookies',
    title: 'Les cookies, un par un',
    text: [
      'Aucun cookie de publicité, aucune mesure d’audience n’est en service aujourd’hui. Si une mesure d’audience l’était un jour, elle attendrait votre accord\u00A0; un refus efface ce qu’elle aurait laissé.',
      '{cookies}',
      'Votre réponse à propos des cookies se change à tout moment dans [Affichage et cookies](/affichage).',
      'Votre navigateur garde aussi, sans nous les envoyer, vos brouillons, vos cinq dernières recherches et quelques préférences d’affichage.',
    ],
  },
  {
    id: 'securite',
    title: 'Comment elles sont protégées',
    text: [
      'Les échanges sont chiffrés, les mots de passe ne sont jamais lisibles, les CV sont des fichiers privés que nul n’ouvre par une simple adresse. Vous pouvez exiger un code à chaque connexion et fermer à distance un appareil perdu dans [Paramètres, Sécurité](/dashboard/parametres/securite).',
    ],
  },
]
