import type { Notification } from '#src/notifications/notify.ts'
import type { ApplicationRow } from '../applications.ts'
import { toApplicant } from '../mails/applicant.ts'
import { titleOf } from '../mails/application.ts'
import { ANSWERABLE_DAYS, OCCASIONS, type Occasion } from './shared/questions.ts'

interface Words {
  title: string
  asks: string
}

const wordsOf = (row: ApplicationRow): Record<Occasion, Words> => ({
  ended: {
    title: 'Une dernière question',
    asks: `Votre candidature chez ${row.offer_copy.company.name} est terminée. Vous a-t-on demandé de l’argent\u00a0? Vous a-t-on répondu avec respect\u00a0?`,
  },
  hired_30: {
    title: 'Avez-vous commencé\u00a0?',
    asks: `Vous avez été recruté par ${row.offer_copy.company.name}. Avez-vous commencé à y travailler\u00a0?`,
  },
  hired_90: {
    title: 'Y travaillez-vous toujours\u00a0?',
    asks: `Vous avez été recruté par ${row.offer_copy.company.name} il y a trois mois. Y travaillez-vous toujours\u00a0?`,
  },
})

/** Asks the applicant the last question. Its link only leads to where it is answered, because programs open the links of mails too. */
export function lastQuestionNotification(row: ApplicationRow, occasion: Occasion): Notification {
  const { title, asks } = wordsOf(row)[occasion]
  const { company } = row.offer_copy
  return toApplicant(row, {
    kind: 'application.last-question',
    event: OCCASIONS.indexOf(occasion),
    title,
    line: asks,
    icon: 'chat',
    mail: {
      subject: `${title}\u00a0: ${titleOf(row)}`,
      paragraphs: [
        asks,
        `Un appui par réponse suffit, pendant ${ANSWERABLE_DAYS} jours. Rien n’est dit à ${company.name} de ce que vous répondez.`,
      ],
      action: 'Répondre',
    },
  })
}
