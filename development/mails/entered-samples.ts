import type { ApplicationRow } from '#src/applications/applications.ts'
import { enteredAnswer, entryNotice } from '#src/applications/entering/mails.ts'
import type { Env } from '#src/platform/env.ts'
import type { MailSample } from './catalogue.ts'

const SOA = { email: 'soa@exemple.test', first_name: 'Soa', last_name: 'Rabe' }
const UNTIL = new Date('2028-03-16T10:24:00+03:00')
const ANSWERS = [
  ['Candidat ajouté à la main, non retenu', { to_status: 'rejected', reason: 'experience' }],
  ['Candidat ajouté à la main, recruté', { to_status: 'closed', to_outcome: 'hired' }],
  ['Candidat ajouté à la main, poste pourvu', { to_status: 'closed', to_outcome: 'position_filled' }],
  ['Candidat ajouté à la main, qui avance', { to_status: 'active', to_stage: 'interview' }],
] as const

/** The mails to whom a recruiter entered by hand are always sent, because that person has no preferences. */
export function enteredMailSamples(env: Env, row: ApplicationRow): MailSample[] {
  const notice = entryNotice(env, { ...row, cv_key: 'cv' }, { person: SOA, way: 'counter', until: UNTIL })
  const answers = ANSWERS.flatMap(([name, change]) => {
    const entry = { id: 1, to_stage: null, to_outcome: null, reason: null, message: 'À bientôt.' }
    const mail = enteredAnswer(env, row, SOA, { ...entry, ...change })
    return mail ? [{ name, mail }] : []
  })
  return [{ name: 'Candidat ajouté à la main', mail: notice }, ...answers]
}
