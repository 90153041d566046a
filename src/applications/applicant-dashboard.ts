import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Actor } from '#src/abilities/actor.ts'
import { type ApplicantProfile, findApplicantProfile } from '#src/accounts/applicant-profiles.ts'
import { type Database, selectRows } from '#src/platform/database.ts'
import { countResumesOf } from '#src/resumes/resumes.ts'
import type { ReplyOf } from '#src/shared/endpoint.ts'
import { countApplicationsOf, listLastChanges } from './applicant-list.ts'
import { type ApplicationRow, seenStage, seenStatus } from './applications.ts'
import type { applicantDashboard } from './contract.ts'
import { presentItems } from './present.ts'
import { STAGES } from './states.ts'
import { applications } from './tables.ts'

type Dashboard = ReplyOf<typeof applicantDashboard>['data']

/** What the applicant's dashboard shows, from rows. */
export async function readApplicantDashboard(database: Database, actor: Actor): Promise<Dashboard> {
  const counts = await countApplicationsOf(database, actor.id)
  const resumes = await countResumesOf(database, actor.id)
  const urgent = await listUrgent(database, actor.id)
  return {
    counts,
    stages: await countStages(database, actor.id),
    last_changes: await presentItems(database, await listLastChanges(database, actor.id, 5)),
    next_step: nextStep(actor, urgent, resumes.usable, counts.in_progress),
    resumes_count: resumes.all,
    usable_resumes_count: resumes.usable,
    profile: completeness(actor, await findApplicantProfile(database, actor.id)),
  }
}

async function countStages(database: Database, applicantId: number): Promise<Dashboard['stages']> {
  const rows = await selectRows<{ key: string; count: number }>(
    database,
    sql`SELECT CASE WHEN ${seenStatus} = 'submitted' THEN 'submitted' ELSE ${seenStage} END AS key, count(*)::int AS count
      FROM ${applications}
      WHERE ${applications.applicant_id} = ${applicantId} AND ${seenStatus} IN ('submitted', 'active')
      GROUP BY 1`,
  )
  const found = new Map(rows.map((row) => [row.key, row.count]))
  const keys = ['submitted', ...STAGES] as const
  return Object.fromEntries(keys.map((key) => [key, found.get(key) ?? 0])) as Dashboard['stages']
}

/** Offers to answer, drafts and interviews, the longest waiting first. */
async function listUrgent(database: Database, applicantId: number): Promise<ApplicationRow[]> {
  return database
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.applicant_id, applicantId),
        isNull(applications.applicant_archived_at),
        sql`(${seenStatus} = 'draft' OR (${seenStatus} = 'active' AND ${seenStage} IN ('offer_made', 'interview')))`,
      ),
    )
    .orderBy(asc(applications.changed_at))
    .limit(50)
}

function nextStep(
  actor: Actor,
  urgent: ApplicationRow[],
  usableResumes: number,
  inProgress: number,
): Dashboard['next_step'] {
  if (!actor.email_verified)
    return {
      kind: 'verify_email',
      title: 'Vérifiez votre adresse email',
      text: 'Le lien vous a été envoyé. Sans cela, vous ne pouvez pas encore postuler.',
      link: null,
      action: 'Renvoyer le lien',
    }
  const stageOf = (row: ApplicationRow) => row.withheld_stage ?? row.stage
  const offer = urgent.find((row) => stageOf(row) === 'offer_made')
  if (offer) return about(offer, 'answer_offer', 'vous fait une proposition', 'Voir la proposition')
  const interview = urgent.find((row) => stageOf(row) === 'interview')
  if (interview)
    return about(interview, 'prepare_interview', 'vous attend en entretien', 'Préparer l’entretien')
  const draft = urgent.find((row) => row.status === 'draft')
  if (draft) return { ...about(draft, 'finish_draft', '', 'Terminer'), title: 'Une lettre reste à terminer' }
  return general(usableResumes, inProgress)
}

function about(
  row: ApplicationRow,
  kind: Dashboard['next_step']['kind'],
  deed: string,
  action: string,
): Dashboard['next_step'] {
  const { title, company, city } = row.offer_copy
  return {
    kind,
    title: `${company.name} ${deed}`.trim(),
    text: [`${title} H/F`, city].filter(Boolean).join(' · '),
    link: kind === 'finish_draft' ? `/offres/${row.offer_id}` : `/candidat/candidatures/${row.id}/suivi`,
    action,
  }
}

function general(usableResumes: number, inProgress: number): Dashboard['next_step'] {
  if (usableResumes === 0)
    return {
      kind: 'create_resume',
      title: 'Préparez votre premier CV',
      text: 'Avec un CV enregistré, postuler prend deux minutes.',
      link: '/candidat/mes-cv',
      action: 'Créer un CV',
    }
  if (inProgress === 0)
    return {
      kind: 'find_offer',
      title: 'Votre première candidature commence ici',
      text: 'Chaque candidature est suivie jusqu’à la réponse.',
      link: '/offres',
      action: 'Chercher une offre',
    }
  return {
    kind: 'wait',
    title: 'Vous êtes à jour',
    text: 'Les recruteurs ont vos candidatures. Une réponse vous sera annoncée ici et par e-mail.',
    link: '/offres',
    action: 'Chercher une offre',
  }
}

const PARTS: [string, (profile: ApplicantProfile, actor: Actor) => boolean][] = [
  ['Titre du profil', (profile) => profile.headline !== ''],
  ['Secteur recherché', (profile) => profile.activity_area_id !== null],
  ['Ville', (profile) => profile.city_id !== null],
  ['Téléphone', (_, actor) => actor.user.phone_number !== null],
  ['Expériences', (profile) => profile.experiences.length > 0],
  ['Formation', (profile) => profile.education.length > 0],
  ['Compétences', (profile) => profile.skills.length > 0],
  ['Langues', (profile) => profile.languages.length > 0],
  ['Prétentions salariales', (profile) => profile.min_salary_expectation !== null],
  ['Disponibilité', (profile) => profile.available_from !== null],
]

function completeness(actor: Actor, profile: ApplicantProfile | null): Dashboard['profile'] {
  const missing = PARTS.filter(([, has]) => !profile || !has(profile, actor)).map(([name]) => name)
  return { completeness: Math.round((100 * (PARTS.length - missing.length)) / PARTS.length), missing }
}
