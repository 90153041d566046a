import { eq } from 'drizzle-orm'
import { replyTemplates } from '#src/applications/tables.ts'
import { companies, companyInvitations } from '#src/companies/tables.ts'
import type { Database } from '#src/platform/database.ts'
import { hashToken } from '#src/platform/secrets/tokens.ts'
import { after, DAY } from '#src/shared/durations.ts'

const TEMPLATES = [
  {
    title: 'Candidature à l’étude',
    use: 'stage' as const,
    body: 'Bonjour {prenom},\n\nVotre candidature au poste «\u00A0{offre}\u00A0» est bien arrivée et nous l’étudions avec l’équipe. Vous aurez de nos nouvelles dans la semaine.\n\nÀ bientôt,\n{recruteur}, {societe}',
  },
  {
    title: 'Rendez-vous dans nos bureaux',
    use: 'interview' as const,
    body: 'Bonjour {prenom},\n\nNous serions heureux de vous rencontrer pour le poste «\u00A0{offre}\u00A0». Dites-nous quels jours vous conviennent\u00A0; comptez une heure, avec une visite de l’équipe.\n\nBien cordialement,\n{recruteur}, {societe}',
  },
  {
    title: 'Refus après lecture',
    use: 'rejection' as const,
    body: 'Bonjour {prenom},\n\nMerci pour votre candidature au poste «\u00A0{offre}\u00A0» et pour l’intérêt que vous portez à {societe}. Après lecture, nous poursuivons avec des profils plus proches de ce que demande ce poste.\n\nNous vous souhaitons une belle suite.\n{recruteur}',
  },
]

/** What the demonstration company's people share: a colleague who was asked to join, and three templates. */
export async function writeTeam(tx: Database, company: { id: number; owner_id: number }, now: Date) {
  const [row] = await tx.select({ slug: companies.slug }).from(companies).where(eq(companies.id, company.id))
  const sent = after(now, -2 * DAY)
  await tx.insert(companyInvitations).values({
    company_id: company.id,
    email: `nomena.ranaivo@${row?.slug}.test`,
    role: 'recruiter',
    // Nobody has the token that was hashed; an invitation that is sent again gets a new one.
    token_hash: hashToken(`demo:${company.id}`),
    invited_by: company.owner_id,
    created_at: sent,
    expires_at: after(sent, 7 * DAY),
  })
  const at = after(now, -40 * DAY)
  await tx
    .insert(replyTemplates)
    .values(TEMPLATES.map((one) => ({ ...one, company_id: company.id, created_at: at, updated_at: at })))
}
