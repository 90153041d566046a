import { TextPage } from '#src/content/web/text-page.tsx'
import { APP_NAME } from '#src/shared/app-name.ts'
import { thatName } from '#src/shared/phrases.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { COOKIES } from '../shared/cookies.ts'
import { KEPT } from '../shared/lengths.ts'

const SETTINGS = '/dashboard/parametres/confidentialite'

const SECTIONS = [
  {
    id: 'donnees',
    title: 'Ce que nous gardons',
    text: (
      <ul>
        <li>
          <b>Votre compte</b>&nbsp;: prénom, nom, adresse e-mail, photo si vous en ajoutez une, mot de passe
          sous forme d’empreinte illisible, appareils connectés (navigateur, réseau, dates).
        </li>
        <li>
          <b>Si vous cherchez un emploi</b>&nbsp;: votre profil, vos CV, vos candidatures (lettre, prétentions
          salariales, disponibilité, copie du CV et de l’offre au jour de l’envoi, et si une recherche, une
          alerte ou un autre site vous y a mené), vos messages, rendez-vous et propositions, votre calendrier,
          vos offres sauvegardées, vos alertes.
        </li>
        <li>
          <b>Sur vos candidatures</b>&nbsp;: les notes, évaluations et étiquettes que l’équipe de la société y
          ajoute. Elle seule les voit&nbsp;; elles sont effacées avec votre compte.
        </li>
        <li>
          <b>Si vous recrutez</b>&nbsp;: votre société, votre rôle dans l’équipe, vos offres, vos modèles, vos
          décisions, vos notes et vos évaluations sur les candidatures.
        </li>
        <li>
          <b>Si une société note elle-même votre candidature</b>, reçue au comptoir, par courrier, par e-mail
          ou par recommandation&nbsp;: votre nom, votre numéro, votre adresse e-mail et votre CV si vous les
          donnez, et l’accord que vous avez donné, avec son jour. Cela n’ouvre aucun compte à votre nom.
        </li>
        <li>
          <b>Sans compte</b>&nbsp;: l’adresse que vous donnez pour la lettre d’information, une alerte ou un
          message à l’équipe, et ce que vous écrivez dans une demande, une proposition ou un avis, avec nos
          réponses.
        </li>
        <li>
          <b>Pour la sécurité</b>&nbsp;: l’adresse réseau et le navigateur de chaque connexion, les essais
          trop nombreux, un journal de qui a consulté ou changé quoi.
        </li>
        <li>
          <b>Si vous activez les notifications d’un appareil</b>&nbsp;: l’adresse et les clés que son
          navigateur nous donne. Ce que nous lui envoyons est chiffré pour lui seul et passe par le service de
          ce navigateur (Google, Mozilla, Apple ou Microsoft), sans le nom de personne. Se déconnecter y met
          fin.
        </li>
      </ul>
    ),
  },
  {
    id: 'raisons',
    title: 'Pourquoi',
    text: (
      <>
        <p>
          Pour transmettre vos candidatures, montrer aux recruteurs ce que vous avez choisi de montrer, vous
          prévenir de ce qui vous concerne, protéger votre compte et répondre à vos messages. Rien
          d’autre&nbsp;: vos données ne sont ni vendues, ni louées, ni utilisées pour de la publicité.
        </p>
        <p>
          Les recommandations viennent de ce que vous écrivez dans votre profil, jamais de votre âge, de votre
          sexe, de votre photo ou de votre origine. Aucune candidature n’est refusée par un programme.
        </p>
      </>
    ),
  },
  {
    id: 'destinataires',
    title: 'Qui les voit',
    text: (
      <ul>
        <li>
          La société à qui vous envoyez une candidature&nbsp;: elle seule, et les membres de son équipe.
        </li>
        <li>
          Tout le monde, pour un profil que vous rendez public. Votre adresse, votre numéro et vos prétentions
          n’y figurent pas, et il n’est proposé aux moteurs de recherche que si vous le demandez à part.
        </li>
        <li>
          Notre équipe de modération, pour les offres, les sociétés et ce qui est signalé. Chaque consultation
          d’un CV est inscrite au journal.
        </li>
        <li>
          Google ou LinkedIn, seulement si vous choisissez de vous connecter avec eux&nbsp;: ils apprennent
          que vous venez ici, et nous donnent votre nom et votre adresse.
        </li>
      </ul>
    ),
  },
  {
    id: 'durees',
    title: 'Combien de temps',
    text: (
      <ul>
        <li>
          Votre compte et ce qu’il contient&nbsp;: tant que vous vous en servez. Après {KEPT.inactive_months}{' '}
          mois sans visite il est supprimé&nbsp;; nous vous écrivons {KEPT.deletion_days} jours avant.
        </li>
        <li>
          Un compte que vous supprimez&nbsp;: fermé aussitôt, effacé {KEPT.deletion_days} jours plus tard.
          D’ici là, vous reconnecter le rétablit. La société garde la trace qu’une candidature a existé, sans
          votre nom, sans votre CV et sans votre lettre.
        </li>
        <li>
          Ce qu’une société a noté elle-même de votre candidature&nbsp;: {KEPT.entered_months} mois après le
          dernier changement, ou jusqu’à ce que vous le fassiez supprimer par le lien de chaque e-mail à ce
          sujet, sans compte et sans délai. La société peut aussi le supprimer.
        </li>
        <li>Une copie de vos données que vous demandez&nbsp;: {KEPT.export_days} jours.</li>
        <li>Les e-mails que nous vous avons envoyés&nbsp;: {KEPT.mail_days} jours.</li>
        <li>Les notifications&nbsp;: {KEPT.notification_days} jours.</li>
        <li>
          Le journal de sécurité, qui dit quel compte a consulté ou changé quoi sans en garder le
          contenu&nbsp;: {KEPT.audit_days} jours.
        </li>
        <li>Un message écrit à notre équipe&nbsp;: {KEPT.contact_days} jours.</li>
        <li>
          La lettre d’information et les alertes&nbsp;: jusqu’à ce que vous vous désabonniez, d’un clic, dans
          chaque e-mail.
        </li>
      </ul>
    ),
  },
  {
    id: 'droits',
    title: 'Vos droits',
    text: (
      <>
        <p>
          La loi n°&nbsp;2014-038 sur la protection des données à caractère personnel vous donne le droit de
          savoir ce que nous gardons, de le corriger, de le faire effacer et de vous y opposer. Vous le faites
          vous-même, sans nous le demander&nbsp;:
        </p>
        <ul>
          <li>
            <b>Copie complète</b>, <b>mise en pause</b> et <b>suppression</b> du compte&nbsp;:{' '}
            <AppLink href={SETTINGS}>Paramètres, Confidentialité</AppLink>.
          </li>
          <li>
            <b>Corriger</b>&nbsp;: dans <AppLink href="/candidat/mon-profil">Mon Profil</AppLink>, Mes CVs et
            Paramètres. Une candidature envoyée ne se réécrit pas, mais elle se retire.
          </li>
          <li>
            <b>Ne plus être prévenu</b>&nbsp;:{' '}
            <AppLink href="/dashboard/parametres/notifications">Paramètres, Notifications</AppLink>, événement
            par événement.
          </li>
        </ul>
        <p>
          Pour toute autre demande, <AppLink href="/contact">écrivez-nous</AppLink>. Si notre réponse ne vous
          convient pas, vous pouvez saisir la Commission malagasy de l’informatique et des libertés.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Les cookies, un par un',
    text: (
      <>
        <p>
          Aucun cookie de publicité, aucune mesure d’audience n’est en service aujourd’hui. Si une mesure
          d’audience l’était un jour, elle attendrait votre accord&nbsp;; un refus efface ce qu’elle aurait
          laissé.
        </p>
        <dl>
          {COOKIES.map(({ names, purpose, kept }) => (
            <div key={names[0]}>
              <dt>{names.join(', ')}</dt>
              <dd>
                {purpose} Durée&nbsp;: {kept}.
              </dd>
            </div>
          ))}
        </dl>
        <p>
          Votre réponse à propos des cookies se change à tout moment dans{' '}
          <AppLink href="/affichage">Affichage et cookies</AppLink>.
        </p>
        <p>
          Votre navigateur garde aussi, sans nous les envoyer, vos brouillons, vos cinq dernières recherches
          et quelques préférences d’affichage.
        </p>
      </>
    ),
  },
  {
    id: 'securite',
    title: 'Comment elles sont protégées',
    text: (
      <p>
        Les échanges sont chiffrés, les mots de passe ne sont jamais lisibles, les CV sont des fichiers privés
        que nul n’ouvre par une simple adresse. Vous pouvez exiger un code à chaque connexion et fermer à
        distance un appareil perdu dans{' '}
        <AppLink href="/dashboard/parametres/securite">Paramètres, Sécurité</AppLink>.
      </p>
    ),
  },
]

export function PrivacyPage() {
  return (
    <TextPage
      title="Politique de confidentialité"
      lead={`Ce ${thatName(APP_NAME)} sait de vous, pourquoi, combien de temps, et comment le reprendre ou l’effacer.`}
      since="2026-11-23"
      sections={SECTIONS}
    />
  )
}
