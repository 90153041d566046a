import { listPeople } from '#src/accounts/people.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { fullName } from '#src/shared/names.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { formatLongDateTime } from '#src/shared/weekdays.ts'
import type { AnswerLink } from '../answer-links/links.ts'
import type { MailedAnswer } from '../answer-links/shared/answers.ts'
import { describeLastChange } from '../deciding/version-conflict.ts'
import { presentDossier } from '../dossier.ts'
import { listWithheld } from '../moves.ts'
import { templateValues } from '../reply-templates/values.ts'
import type { AnswerPage, WaitingApplication } from './contract.ts'
import type { OpenedLink } from './opened-links.ts'

/** Presents the page of a link: the application while an answer is waited for, and nothing of it afterwards. */
export async function presentAnswerPage(
  unit: Pick<Unit, 'db' | 'now'>,
  opened: OpenedLink,
): Promise<AnswerPage> {
  const { link, state } = opened
  return {
    state,
    message: state === 'used' ? answeredWords(link) : opened.message,
    follow_up: state === 'used' ? await followUpWords(unit, opened) : null,
    application_id: link.application_id,
    expires_at: link.expires_at.toISOString(),
    application: state === 'open' ? await presentWaiting(unit, opened) : null,
  }
}

type Reached = Extract<OpenedLink, { row: unknown }>

async function presentWaiting({ db, now }: Pick<Unit, 'db' | 'now'>, { row, member }: Reached) {
  const applicant = (await listPeople(db, [row.applicant_id])).get(row.applicant_id)
  const { offer_copy, version, submitted_at, created_at } = row
  const { letter, answers, cv_name, cv_size, ...dossier } = presentDossier(row)
  const { available_now, availability_date, min_salary_expectation, max_salary_expectation } = dossier
  return {
    version,
    applicant_name: applicant ? fullName(applicant) : '',
    job_offer_title: displayTitle(offer_copy.title),
    company: offer_copy.company.name,
    submitted_at: (submitted_at ?? created_at).toISOString(),
    letter,
    answers,
    cv_name,
    cv_size,
    available_now,
    availability_date,
    min_salary_expectation,
    max_salary_expectation,
    values: templateValues({ member, offer_copy, applicant, now }),
  } satisfies WaitingApplication
}

const ANSWERED: Record<MailedAnswer, string> = {
  interview: 'Vous avez proposé un entretien',
  review: 'Vous avez mis cette candidature à l’étude',
  rejection: 'Vous n’avez pas retenu cette candidature',
}

function answeredWords({ answer, used_at }: AnswerLink): string {
  if (!answer || !used_at) return ''
  return `${ANSWERED[answer]} le ${formatLongDateTime(used_at)}.`
}

async function followUpWords(
  unit: Pick<Unit, 'db' | 'now'>,
  { link, row, member }: Reached,
): Promise<string> {
  if (link.answer === 'interview')
    return 'Vos créneaux sont envoyés au candidat. Vous serez prévenu de sa réponse, et pouvez les modifier ou les annuler sur le site.'
  if (link.answer === 'review')
    return 'Le candidat en est prévenu. Vous changez d’étape quand vous voulez, sur le site.'
  if (row.status !== 'rejected') return describeLastChange(unit, member, row)
  const tellAt = (await listWithheld(unit.db, row.id)).at(-1)?.tell_at
  if (!tellAt) return 'Le candidat en est prévenu par e-mail.'
  return `Le candidat sera prévenu par e-mail le ${formatLongDateTime(tellAt)}. Jusque-là, vous pouvez annuler ce refus sur le site.`
}
