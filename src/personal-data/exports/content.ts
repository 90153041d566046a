import { exportOf as accountOf } from '#src/accounts/export.ts'
import { listMerged } from '#src/accounts/merging/merging.ts'
import type { User } from '#src/accounts/users.ts'
import { exportOf as draftsOf } from '#src/applications/drafts/export.ts'
import { exportOf as evaluationsOf } from '#src/applications/evaluating/export.ts'
import { exportOf as applicationsOf } from '#src/applications/export.ts'
import { exportOf as lastQuestionsOf } from '#src/applications/last-question/export.ts'
import { exportOf as lettersOf } from '#src/applications/letters/export.ts'
import { exportOf as messagesOf } from '#src/applications/messages/export.ts'
import { exportOf as proposalsOf } from '#src/applications/proposals/export.ts'
import { exportOf as calendarOf } from '#src/calendar/export.ts'
import { exportOf as campaignsOf } from '#src/campaigns/export.ts'
import { exportOf as companyOf } from '#src/companies/export.ts'
import { exportOf as contactOf } from '#src/contact/export.ts'
import { exportOf as matchingOf } from '#src/matching/export.ts'
import { exportOf as hiddenOf } from '#src/matching/suggestions/export.ts'
import { exportOf as notificationsOf } from '#src/notifications/export.ts'
import { exportOf as offersOf } from '#src/offers/export.ts'
import type { Database } from '#src/platform/database.ts'
import type { ExportPart } from '#src/platform/export-part.ts'
import { exportOf as profileOf } from '#src/profiles/export.ts'
import { exportOf as resumesOf } from '#src/resumes/export.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import { formatDateTime } from '#src/shared/dates.ts'
import { fullName } from '#src/shared/names.ts'

/** Collects what every domain keeps about a person, with what could not move out of accounts that were merged in theirs. */
export async function collectParts(database: Database, user: User): Promise<ExportPart[]> {
  const parts = await collectOwn(database, user)
  for (const merged of await listMerged(database, user.id))
    for (const part of await collectOwn(database, merged))
      if (!isEmpty(part)) parts.push(inFolder(`compte-reuni-${merged.id}`, part))
  return parts
}

const isEmpty = ({ data }: ExportPart) => Array.isArray(data) && data.length === 0

function inFolder(folder: string, { name, says, data, files = [] }: ExportPart): ExportPart {
  return {
    name: `${folder}/${name}`,
    says: `${says} (resté de votre compte réuni)`,
    data,
    files: files.map((file) => ({ name: `${folder}/${file.name}`, key: file.key })),
  }
}

async function collectOwn(database: Database, user: User): Promise<ExportPart[]> {
  return [
    ...(await accountOf(database, user.id)),
    ...(await profileOf(database, user.id)),
    ...(await companyOf(database, user.id)),
    ...(await resumesOf(database, user.id)),
    ...(await applicationsOf(database, user.id)),
    ...(await draftsOf(database, user.id)),
    ...(await lettersOf(database, user.id)),
    ...(await messagesOf(database, user.id)),
    ...(await proposalsOf(database, user.id)),
    ...(await lastQuestionsOf(database, user.id)),
    ...(await evaluationsOf(database, user.id)),
    ...(await calendarOf(database, user.id)),
    ...(await offersOf(database, user.id)),
    ...(await matchingOf(database, user.id)),
    ...(await hiddenOf(database, user.id)),
    ...(await notificationsOf(database, user.id)),
    ...(await contactOf(database, user.email)),
    ...(await campaignsOf(database, user.email)),
  ]
}

/** Writes the page that explains the copy to whoever opens it. */
export function readMe(user: User, parts: ExportPart[], now: Date): string {
  const lines = parts.map(({ name, says }) => `- ${name}.json\u00a0: ${says}`)
  const photo = parts.some(({ files = [] }) => files.some(({ name }) => name.startsWith('photo.')))
  return [
    `Vos données sur ${APP_NAME}`,
    `Copie préparée le ${formatDateTime(now)} (heure d’Antananarivo) pour ${fullName(user)}, ${user.email}.`,
    'Ce dossier contient tout ce que nous gardons sur vous\u00a0:',
    [...lines, ...(photo ? ['- photo\u00a0: votre photo de profil'] : [])].join('\n'),
    'Les fichiers JSON se lisent avec n’importe quel éditeur de texte. Les dates y sont en temps universel (UTC)\u00a0: ajoutez trois heures pour l’heure de Madagascar. Les montants sont en ariary.',
    'N’y figurent pas\u00a0: votre mot de passe et les codes de connexion, dont nous ne gardons qu’une empreinte, ni les notes qu’une société garde pour elle.',
    'Gardez ce dossier pour vous\u00a0: il suffit à qui le lit pour tout savoir de vos candidatures.',
  ].join('\n\n')
}
