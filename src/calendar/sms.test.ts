import { expect, test } from 'vitest'
import { answerSms, proposalSms, unreadMessageSms } from '#src/applications/mails/sms.ts'
import { SMS_TOPICS, type SmsTopic } from '#src/notifications/shared/sms-topics.ts'
import type { SmsNotice } from '#src/notifications/sms/messages.ts'
import { countSeptets, MOST_SEPTETS } from '#src/platform/messages/gsm.ts'
import {
  interviewAnsweredSms,
  interviewChangedSms,
  interviewProposedSms,
  interviewReminderSms,
  proposalCancelledSms,
} from './sms.ts'

const at = new Date('2026-11-24T11:30:00Z')
const TOLD = {
  application_id: 1_234_567,
  company: 'Ma\u00a0Société générale de négoce [Océan Indien] & frères, l’œuvre d’Antsirabe – 漢字',
  offer_title: 'chargé(e) d’études « éco-conçues » à Fénérive-Est, très long intitulé de poste',
}
const APPLICATION = { id: TOLD.application_id }
const proposed = (count: number) =>
  interviewProposedSms(TOLD, { slots: Array.from({ length: count }, () => at), answers_to: 'interview:1.0' })

const NOTICES: [SmsTopic, SmsNotice][] = [
  ['interview-proposed', proposed(1)],
  ['interview-proposed', proposed(2)],
  ['interview-proposed', proposed(5)],
  ['interview-changed', interviewChangedSms(TOLD, 'confirmé', at)],
  ['interview-changed', interviewChangedSms(TOLD, 'déplacé', at)],
  ['interview-changed', proposalCancelledSms(TOLD)],
  ['interview-reminder', interviewReminderSms(TOLD, at, at)],
  ['proposal', proposalSms(APPLICATION)],
  ['answer', answerSms(APPLICATION)],
  ['message-unread', unreadMessageSms(APPLICATION, at)],
  ['interview-answered', interviewAnsweredSms(TOLD, 'le candidat propose d’autres moments', null)],
  ['interview-answered', interviewAnsweredSms(TOLD, 'créneau choisi par le candidat', at)],
]

test.each(NOTICES)('%s fits one message in the GSM alphabet, with names that do not', (topic, notice) => {
  expect(notice.topic).toBe(topic)
  const linkTo = (path: string) => `https://www.asafidy.example${path}`
  for (const takesAnswers of [true, false]) {
    const text = notice.write({ takesAnswers, linkTo })
    expect(countSeptets(text), text).toBeLessThanOrEqual(MOST_SEPTETS)
    // Only a company or a post is shortened: what is asked for, and where, stays whole.
    expect(text).toMatch(/^Asafidy : .*(Répondez OUI.*\.|\/(rendez-vous|proposition|suivi|messages))$/)
    expect(text).not.toMatch(/[’œ–«\u00a0]/)
  }
})

test('every topic has a text', () => {
  expect(new Set(NOTICES.map(([topic]) => topic))).toEqual(new Set(SMS_TOPICS))
})

test('slots have numbers, and one alone is taken by « OUI »', () => {
  const site = { takesAnswers: true, linkTo: (path: string) => path }
  expect(proposed(1).write(site)).toMatch(/ : 1\) mar 24\/11 14h30\. Répondez OUI\.$/)
  expect(proposed(2).write(site)).toMatch(/ 2\) mar 24\/11 14h30\. Répondez OUI 1 ou 2\.$/)
  expect(proposed(5).write(site)).toMatch(/ 5\) mar 24\/11 14h30\. Répondez OUI 1 à 5\.$/)
  expect(proposed(5).write({ ...site, takesAnswers: false })).toMatch(/5 créneaux\. \/candidat/)
})

test('a locked screen shows no decision and no person', () => {
  const site = { takesAnswers: true, linkTo: () => '' }
  for (const notice of [answerSms(APPLICATION), proposalSms(APPLICATION)])
    expect(notice.write(site)).not.toMatch(/refus|retenu|bonne|propos|embauche|recrut/i)
})
