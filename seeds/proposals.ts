import type { jobProposals } from '#src/applications/proposals/tables.ts'
import { dayAt } from '#src/shared/dates.ts'
import { after, DAY } from '#src/shared/durations.ts'
import type { WrittenApplication } from './written-application.ts'

const ANSWER_DAYS = 10
const START_DAYS = 45

/** What was proposed where the history says that something was, so that each can be read. */
export function proposalsOf({
  row,
  seed,
  recruiter_id,
}: WrittenApplication): (typeof jobProposals.$inferInsert)[] {
  const made = seed.history.find((entry) => entry.to.stage === 'offer_made')
  if (!made) return []
  const accepted = seed.history.find((entry) => entry.to.stage === 'accepted')
  const { title, company } = row.offer_copy
  const words = [
    'Bonjour,',
    `Toute l’équipe de ${company.name} a apprécié nos échanges. Nous serions heureux de vous confier le poste «\u00a0${title}\u00a0».`,
    'Dites-nous ce que vous en pensez, et n’hésitez pas à nous poser vos questions.',
  ]
  const proposal = {
    application_id: row.id,
    author_id: recruiter_id,
    text: words.join('\n\n'),
    created_at: made.at,
    accepted_at: accepted?.at ?? null,
    salary: Math.max(row.min_salary_expectation, 300_000),
    start_date: dayAt(after(made.at, START_DAYS * DAY)),
    answer_by: dayAt(after(made.at, ANSWER_DAYS * DAY)),
  }
  return [proposal]
}
