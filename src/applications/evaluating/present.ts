import { asc, eq } from 'drizzle-orm'
import type { Member } from '#src/abilities/actor.ts'
import { listNames } from '#src/accounts/people.ts'
import type { Database } from '#src/platform/database.ts'
import { findApplicationTo } from '../applications.ts'
import type { EvaluatedCriterion, Evaluation, TeamNote } from './contract.ts'
import { findCriteriaVersion, listCriteria, listUses, suggestCriteria } from './criteria.ts'
import { writeMentions } from './mentions.ts'
import { listMentions, listNotes } from './notes.ts'
import { findOpinion, rounded } from './opinions.ts'
import { FORMER_MEMBER } from './shared/limits.ts'
import { evaluationRatings } from './tables.ts'

/** Presents all that the team said of an application. @throws HttpError 404 for another company's */
export async function presentEvaluation(database: Database, member: Member, id: number): Promise<Evaluation> {
  const { offer_id, offer_copy } = await findApplicationTo(database, member.company.id, id)
  return {
    application_id: id,
    offer: { id: offer_id, title: offer_copy.title },
    ...(await findOpinion(database, member.company.id, id)),
    criteria: await presentCriteria(database, member, { id, offer_id }),
    criteria_version: await findCriteriaVersion(database, offer_id),
    suggestions: await suggestCriteria(database, member.company.id, offer_id),
    notes: await presentNotes(database, member, id),
  }
}

/** Presents the criteria of an application's offer with each colleague's rating. */
export async function presentCriteria(
  database: Database,
  member: Member,
  { id, offer_id }: { id: number; offer_id: number },
): Promise<EvaluatedCriterion[]> {
  const criteria = await listCriteria(database, offer_id)
  const uses = await listUses(
    database,
    criteria.map((criterion) => criterion.id),
  )
  const ratings = await database
    .select()
    .from(evaluationRatings)
    .where(eq(evaluationRatings.application_id, id))
    .orderBy(asc(evaluationRatings.id))
  const names = await listNames(
    database,
    ratings.flatMap(({ author_id }) => author_id ?? []),
  )
  return criteria.map((criterion) => {
    const given = ratings.filter(({ criterion_id }) => criterion_id === criterion.id)
    const sum = given.reduce((total, { value }) => total + value, 0)
    return {
      id: criterion.id,
      label: criterion.label,
      mean: rounded(given.length > 0 ? sum / given.length : null),
      ratings: given.map(({ author_id, value, rated_at }) => ({
        author: names.get(author_id ?? 0) ?? FORMER_MEMBER,
        is_mine: author_id === member.id,
        value,
        rated_at: rated_at.toISOString(),
      })),
      uses: uses.get(criterion.id) ?? { ratings: 0, applications: 0 },
    }
  })
}

export async function presentNotes(database: Database, member: Member, id: number): Promise<TeamNote[]> {
  const notes = await listNotes(database, id)
  const mentions = await listMentions(
    database,
    notes.map((note) => note.id),
  )
  const authors = notes.flatMap(({ author_id }) => author_id ?? [])
  const names = await listNames(database, [...authors, ...[...mentions.values()].flat()])
  return notes.map((note) => {
    const named = new Map((mentions.get(note.id) ?? []).map((user) => [user, names.get(user) ?? '']))
    return {
      id: note.id,
      author: names.get(note.author_id ?? 0) ?? FORMER_MEMBER,
      is_mine: note.author_id === member.id,
      text: writeMentions(note.text, named),
      mentions: [...named.values()],
      created_at: note.created_at.toISOString(),
      edited_at: note.edited_at?.toISOString() ?? null,
    }
  })
}
