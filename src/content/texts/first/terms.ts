import type { FirstSection } from './sections.ts'

/** The terms since the first day. */
export const TERMS: readonly FirstSection[] = [
  {
    id: 'service',
    title: 'Le service',
    text: [
      'Asafidy publie des offres d’emploi à Madagascar et transmet les candidatures aux sociétés qui les proposent. Chercher, postuler, faire un CV et suivre ses candidatures est gratuit, et le restera.',
      'Asafidy n’est pas l’employeur et ne participe pas au choix des candidats. Le contrat de travail se conclut entre la société et la personne recrutée.',
    ],
  },
  {
    id: 'compte',
    title: 'Votre compte',
    text: [
      '- Un compte est personnel. Vous y donnez votre vrai nom et une adresse que vous lisez.',
      '- Vous gardez votre mot de passe pour vous, et nous prévenez si quelqu’un d’autre s’en sert.',
      '- Vous pouvez mettre votre compte en pause ou le supprimer à tout moment dans [Paramètres, Confidentialité](/dashboard/parametres/confidentialite).',
    ],
  },
  {
    id: 'candidats',
    title: 'Si vous postulez',
    text: [
      '- Ce que vous écrivez dans votre CV, votre profil et vos candidatures est vrai.',
      '- En envoyant une candidature, vous acceptez que la société la lise et la garde le temps du recrutement. Vous pouvez la retirer.',
      '- **Ne payez jamais pour postuler.** Une offre qui demande de l’argent est interdite\u00A0: signalez-la depuis sa page.',
    ],
  },
  {
    id: 'recruteurs',
    title: 'Si vous recrutez',
    text: [
      '- Votre société existe, vous êtes autorisé à agir pour elle, et nous la validons avant sa première offre.',
      '- Une offre décrit un poste réel et ouvert. Elle ne demande aucun frais et n’écarte personne pour son origine, son sexe, son âge, sa religion, ses opinions, sa santé ou sa situation de famille.',
      '- Vous répondez à chaque candidature dans le délai que l’offre annonce.',
      '- Les candidatures et les profils ne servent qu’à recruter. Les copier, les revendre ou les transmettre à d’autres est interdit.',
    ],
  },
  {
    id: 'moderation',
    title: 'Ce que nous pouvons faire',
    text: [
      'Nous pouvons refuser, suspendre ou retirer une offre, une société ou un compte qui ne respecte pas ces conditions. Nous en disons la raison, et ce qu’il faut corriger quand c’est possible. Vous pouvez demander qu’on regarde à nouveau en [nous écrivant](/contact).',
    ],
  },
  {
    id: 'responsabilite',
    title: 'Nos limites',
    text: [
      'Nous vérifions les sociétés et examinons chaque signalement, mais ce que dit une offre engage la société qui l’a écrite. Nous faisons de notre mieux pour que le service réponde jour et nuit, sans pouvoir le promettre.',
    ],
  },
  {
    id: 'donnees',
    title: 'Vos données',
    text: [
      'La [politique de confidentialité](/politique-de-confidentialite) dit ce que nous gardons, pourquoi et combien de temps.',
    ],
  },
  {
    id: 'droit',
    title: 'Changements et droit applicable',
    text: [
      'Si ces conditions changent, leur date change avec elles. Elles suivent le droit malgache\u00A0; avant tout litige, écrivez-nous\u00A0: la plupart se règlent ainsi.',
    ],
  },
]
