import { and, asc, count, desc, eq, inArray } from 'drizzle-orm'
import { recountRatings, suggestCriteria } from '#src/applications/evaluating/criteria.ts'
import {
  applicationEvaluations,
  applicationTags,
  companyTags,
  evaluationCriteria,
  evaluationRatings,
  evaluationSheets,
  noteMentions,
  teamNotes,
} from '#src/applications/evaluating/tables.ts'
import { applications } from '#src/applications/tables.ts'
import { listMemberRows } from '#src/companies/members.ts'
import type { Database } from '#src/platform/database.ts'
import { HOUR } from '#src/shared/durations.ts'
import { type Random, randomFor } from './random.ts'

const SEED = 16
const OFFERS = 2
/** The stages at which a team gives opinions, with the least value that it gives there. */
const LEAST = { review: 2, shortlisted: 3, interview: 4 } as const
type DiscussedStage = keyof typeof LEAST
const STAGES = Object.keys(LEAST) as DiscussedStage[]
const TAGS = { soon: 'Disponible tout de suite', asked: 'Prétentions à revoir' } as const

interface Team {
  owner: number
  colleague: number
  reader: number
}

interface Row {
  id: number
  offer_id: number
  stage: DiscussedStage
  changed_at: Date
  available_now: boolean
}

/** What the demonstration company's team thinks of who applied to two of its offers: ratings, notes, tags, and who takes care of whom. */
export async function writeOpinions(tx: Database, company: { id: number }, now: Date) {
  const team = await findTeam(tx, company.id)
  if (!team) return
  const tags = await writeTags(tx, company.id)
  const said = await listDiscussed(tx, company.id)
  const criteria = await writeCriteria(tx, company.id, new Set(said.map(({ offer_id }) => offer_id)))
  for (const row of said) {
    const random = randomFor(SEED, 0, row.id)
    await writeRatings(tx, row, criteria.get(row.offer_id) ?? [], { random, team, now })
    await tx.insert(applicationEvaluations).values({
      application_id: row.id,
      company_id: company.id,
      assignee_id: assigneeOf(row, team),
      assignments: row.stage === 'review' ? 0 : 1,
    })
    const tag = row.available_now ? tags.soon : row.stage === 'shortlisted' ? tags.asked : undefined
    if (tag) await tx.insert(applicationTags).values({ application_id: row.id, tag_id: tag })
    await writeNotes(tx, row, team, now)
  }
  await recountRatings(
    tx,
    said.map(({ id }) => id),
  )
}

async function findTeam(tx: Database, companyId: number): Promise<Team | null> {
  const members = await listMemberRows(tx, companyId)
  const idOf = (wanted: string) => members.find(({ role }) => role === wanted)?.user_id
  const [owner, colleague, reader] = [idOf('owner'), idOf('recruiter'), idOf('reader')]
  return owner && colleague && reader ? { owner, colleague, reader } : null
}

/** The applications at these stages, of the offers that have the most of them. */
async function listDiscussed(tx: Database, companyId: number): Promise<Row[]> {
  const spoken = and(
    eq(applications.company_id, companyId),
    eq(applications.status, 'active'),
    inArray(applications.stage, STAGES),
  )
  const busiest = await tx
    .select({ id: applications.offer_id })
    .from(applications)
    .where(spoken)
    .groupBy(applications.offer_id)
    .orderBy(desc(count()), asc(applications.offer_id))
    .limit(OFFERS)
  const { id, offer_id, stage, changed_at, available_now } = applications
  const rows = await tx
    .select({ id, offer_id, stage, changed_at, available_now })
    .from(applications)
    .where(
      and(
        spoken,
        inArray(
          offer_id,
          busiest.map((offer) => offer.id),
        ),
      ),
    )
    .orderBy(asc(id))
  return rows.flatMap((row) =>
    STAGES.filter((each) => each === row.stage).map((stage) => ({ ...row, stage })),
  )
}

/** Writes criteria that the page itself proposes: two skills of the offer, and two that suit every offer. */
async function writeCriteria(tx: Database, companyId: number, offerIds: Set<number>) {
  const byOffer = new Map<number, number[]>()
  for (const offer_id of offerIds) {
    const suggested = await suggestCriteria(tx, companyId, offer_id)
    await tx.insert(evaluationSheets).values({ offer_id, version: 1 })
    const rows = await tx
      .insert(evaluationCriteria)
      .values(
        [...suggested.slice(0, 2), ...suggested.slice(-2)].map((label, position) => ({
          offer_id,
          label,
          position,
        })),
      )
      .returning({ id: evaluationCriteria.id })
    byOffer.set(
      offer_id,
      rows.map(({ id }) => id),
    )
  }
  return byOffer
}

/** Writes the ratings of an application: the later its stage, the more colleagues rated it. */
async function writeRatings(
  tx: Database,
  { id, stage, changed_at }: Row,
  criteria: number[],
  { random, team, now }: { random: Random; team: Team; now: Date },
) {
  const raters = [team.owner, team.colleague, team.reader].slice(0, STAGES.indexOf(stage) + 1)
  const values = criteria.flatMap((criterion_id) =>
    raters.map((author_id) => ({
      application_id: id,
      criterion_id,
      author_id,
      rated_at: soon(changed_at, now),
      value: Math.min(5, LEAST[stage] + random.int(0, 2)),
    })),
  )
  if (values.length > 0) await tx.insert(evaluationRatings).values(values)
}

async function writeTags(tx: Database, company_id: number) {
  const make = async (label: string) => {
    const values = { company_id, label, key: label.toLocaleLowerCase('fr') }
    const [row] = await tx.insert(companyTags).values(values).returning({ id: companyTags.id })
    return row?.id
  }
  return { soon: await make(TAGS.soon), asked: await make(TAGS.asked) }
}

function assigneeOf({ stage }: Row, { owner, colleague }: Team): number | null {
  if (stage === 'review') return null
  return stage === 'interview' ? owner : colleague
}

/** The notes on an application; the first one mentions a colleague. */
function notesOf({ stage }: Row, { owner, colleague, reader }: Team) {
  if (stage === 'interview')
    return [
      {
        author_id: colleague,
        text: `Échange très clair au téléphone, avec des exemples précis. @{${owner}} peux-tu mener l’entretien\u00A0?`,
        mentions: [owner],
      },
      { author_id: owner, text: 'Oui, je m’en occupe. Je prépare une mise en situation.', mentions: [] },
    ]
  if (stage === 'shortlisted')
    return [{ author_id: reader, text: 'Parcours solide\u00A0; le préavis reste à vérifier.', mentions: [] }]
  return []
}

async function writeNotes(tx: Database, row: Row, team: Team, now: Date) {
  for (const [index, { mentions, ...note }] of notesOf(row, team).entries()) {
    const created_at = soon(row.changed_at, now, index + 1)
    const [written] = await tx
      .insert(teamNotes)
      .values({ ...note, application_id: row.id, client_key: crypto.randomUUID(), created_at })
      .returning({ id: teamNotes.id })
    const note_id = written?.id ?? 0
    if (mentions.length > 0)
      await tx.insert(noteMentions).values(mentions.map((user_id) => ({ note_id, user_id })))
  }
}

/** A moment some hours after the last step, never later than now. */
function soon(changed: Date, now: Date, hours = 1): Date {
  return new Date(Math.min(now.getTime(), changed.getTime() + hours * 2 * HOUR))
}
