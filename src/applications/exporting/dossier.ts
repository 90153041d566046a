import type { Member } from '#src/abilities/actor.ts'
import { audit } from '#src/platform/audit.ts'
import { mergePdfs } from '#src/platform/files/pdf-merging.ts'
import { pdfName } from '#src/platform/files/pdf-upload.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { composePdf } from '#src/resumes/composing/compose.ts'
import type { ResumeDocument, Section } from '#src/resumes/shared/document.ts'
import { DEFAULT_STYLE } from '#src/resumes/shared/document.ts'
import { formatDate } from '#src/shared/dates.ts'
import { formatPay } from '#src/shared/money.ts'
import { fullName } from '#src/shared/names.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { findApplicationTo } from '../applications.ts'
import { allowCvView, recordCvView } from '../reviewing/cv-views.ts'
import { findWithApplicant, type WithApplicant } from '../reviewing/list.ts'

/**
 * Makes one file to print or pass round the table: what was written, what was answered, then the CV as it was sent.
 * @throws HttpError 404 for another company's, 422 for a CV that takes too much, 429 beyond the day's quota of CVs
 */
export async function printDossier(services: Services, member: Member, id: number) {
  const row = await findApplicationTo(services.db, member.company.id, id)
  await allowCvView(services, member, id)
  const found = await findWithApplicant(services.db, id)
  const letter = await composePdf(documentOf(found))
  const cv = row.cv_key ? await services.files.read(row.cv_key) : null
  const bytes = cv ? await mergePdfs(member.id, [letter, cv]) : letter
  await inTransaction(services, member, async (unit) => {
    await recordCvView(unit, id, 'pdf')
    await audit(unit, { action: 'applications.dossier-exported', subject: `application:${id}` })
  })
  return { bytes, name: pdfName(`Dossier ${fullName(found.person)}`) }
}

const section = (id: string, heading: string) => ({ id, heading, is_hidden: false })

/** The letter and the answers are set as a CV is, by the same process, which is held within limits. */
function documentOf({ application: row, person }: WithApplicant): ResumeDocument {
  const { answers, letter } = row
  const sections: Section[] = [
    { ...section('bref', 'Candidature'), kind: 'summary', text: paragraphs(factsOf(row)) },
    ...(answers.length > 0 ? [answersOf(answers)] : []),
    ...letterOf(letter),
  ]
  return {
    identity: {
      first_name: person.first_name,
      last_name: person.last_name,
      headline: displayTitle(row.offer_copy.title),
      email: person.email,
      phone_number: person.phone_number ?? '',
      city: '',
      address: '',
      driving_licence: '',
      links: [],
      photo: null,
      show_photo: false,
    },
    sections,
    style: { ...DEFAULT_STYLE },
  }
}

/** Whoever was entered by hand wrote no letter. */
function letterOf(letter: string): Section[] {
  if (letter === '') return []
  return [{ ...section('lettre', 'Lettre de motivation'), kind: 'summary', text: paragraphs(letter) }]
}

function factsOf(row: WithApplicant['application']): string {
  const day = row.availability_date && formatDate(row.availability_date)
  return [
    `Reçue le ${formatDate(row.submitted_at ?? row.created_at)}`,
    `Disponibilité\u00a0: ${row.available_now ? 'immédiate' : (day ?? 'non renseignée')}`,
    `Prétentions\u00a0: ${row.is_entered ? 'non renseignées' : formatPay(row.min_salary_expectation, row.max_salary_expectation)}`,
  ].join('\n')
}

function answersOf(answers: WithApplicant['application']['answers']): Section {
  return {
    ...section('reponses', 'Réponses à vos questions'),
    kind: 'custom',
    entries: answers.map(({ question, answer }, index) => ({
      id: `reponse-${index + 1}`,
      is_hidden: false,
      title: question,
      subtitle: '',
      start: '',
      end: '',
      is_current: false,
      description: paragraphs(answer),
    })),
  }
}

/** Each line becomes a paragraph, and what looks like a tag stays text. */
function paragraphs(text: string): string {
  const lines = text.split(/\r?\n/).filter((line) => line.trim())
  return lines
    .map((line) => `<p>${line.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')}</p>`)
    .join('')
}
