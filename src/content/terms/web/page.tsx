import { TextPage } from '#src/content/web/text-page.tsx'
import { APP_NAME } from '#src/shared/app-name.ts'
import { AppLink } from '#src/ui/app-link.tsx'

const SECTIONS = [
  {
    id: 'service',
    title: 'Le service',
    text: (
      <>
        <p>
          {APP_NAME} publie des offres d’emploi à Madagascar et transmet les candidatures aux sociétés qui les
          proposent. Chercher, postuler, faire un CV et suivre ses candidatures est gratuit, et le restera.
        </p>
        <p>
          {APP_NAME} n’est pas l’employeur et ne participe pas au choix des candidats. Le contrat de travail
          se conclut entre la société et la personne recrutée.
        </p>
      </>
    ),
  },
  {
    id: 'compte',
    title: 'Votre compte',
    text: (
      <ul>
        <li>Un compte est personnel. Vous y donnez votre vrai nom et une adresse que vous lisez.</li>
        <li>Vous gardez votre mot de passe pour vous, et nous prévenez si quelqu’un d’autre s’en sert.</li>
        <li>
          Vous pouvez mettre votre compte en pause ou le supprimer à tout moment dans{' '}
          <AppLink href="/dashboard/parametres/confidentialite">Paramètres, Confidentialité</AppLink>.
        </li>
      </ul>
    ),
  },
  {
    id: 'candidats',
    title: 'Si vous postulez',
    text: (
      <ul>
        <li>Ce que vous écrivez dans votre CV, votre profil et vos candidatures est vrai.</li>
        <li>
          En envoyant une candidature, vous acceptez que la société la lise et la garde le temps du
          recrutement. Vous pouvez la retirer.
        </li>
        <li>
          <b>Ne payez jamais pour postuler.</b> Une offre qui demande de l’argent est interdite&nbsp;:
          signalez-la depuis sa page.
        </li>
      </ul>
    ),
  },
  {
    id: 'recruteurs',
    title: 'Si vous recrutez',
    text: (
      <ul>
        <li>
          Votre société existe, vous êtes autorisé à agir pour elle, et nous la validons avant sa première
          offre.
        </li>
        <li>
          Une offre décrit un poste réel et ouvert. Elle ne demande aucun frais et n’écarte personne pour son
          origine, son sexe, son âge, sa religion, ses opinions, sa santé ou sa situation de famille.
        </li>
        <li>Vous répondez à chaque candidature dans le délai que l’offre annonce.</li>
        <li>
          Les candidatures et les profils ne servent qu’à recruter. Les copier, les revendre ou les
          transmettre à d’autres est interdit.
        </li>
      </ul>
    ),
  },
  {
    id: 'moderation',
    title: 'Ce que nous pouvons faire',
    text: (
      <p>
        Nous pouvons refuser, suspendre ou retirer une offre, une société ou un compte qui ne respecte pas ces
        conditions. Nous en disons la raison, et ce qu’il faut corriger quand c’est possible. Vous pouvez
        demander qu’on regarde à nouveau en <AppLink href="/contact">nous écrivant</AppLink>.
      </p>
    ),
  },
  {
    id: 'responsabilite',
    title: 'Nos limites',
    text: (
      <p>
        Nous vérifions les sociétés et examinons chaque signalement, mais ce que dit une offre engage la
        société qui l’a écrite. Nous faisons de notre mieux pour que le service réponde jour et nuit, sans
        pouvoir le promettre.
      </p>
    ),
  },
  {
    id: 'donnees',
    title: 'Vos données',
    text: (
      <p>
        La <AppLink href="/politique-de-confidentialite">politique de confidentialité</AppLink> dit ce que
        nous gardons, pourquoi et combien de temps.
      </p>
    ),
  },
  {
    id: 'droit',
    title: 'Changements et droit applicable',
    text: (
      <p>
        Si ces conditions changent, leur date change avec elles. Elles suivent le droit malgache&nbsp;; avant
        tout litige, écrivez-nous&nbsp;: la plupart se règlent ainsi.
      </p>
    ),
  },
]

export function TermsPage() {
  return (
    <TextPage
      title="Conditions d’utilisation"
      lead={`Ce à quoi chacun s’engage en utilisant ${APP_NAME}, en mots simples.`}
      since="2026-11-22"
      sections={SECTIONS}
    />
  )
}
