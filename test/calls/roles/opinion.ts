import {
  companyTags,
  evaluationCriteria,
  evaluationSheets,
  teamNotes,
} from '#src/applications/evaluating/tables.ts'
import { applicationOf } from '../../calendar.ts'
import type { TestServices } from '../../services.ts'
import type { People } from './people.ts'

/** Makes a criterion, a note of the owner and a tag, for the calls that name one of them. */
export async function makeOpinion(
  services: TestServices,
  { company, owner }: People,
  { application: application_id, path }: { application: number; path: string },
) {
  if (!/:(criterion|note|tag)_id/.test(path)) return { criterion: 0, note: 0, tag: 0 }
  const { offer_id } = await applicationOf(services, application_id)
  await services.db.insert(evaluationSheets).values({ offer_id })
  const [criterion] = await services.db
    .insert(evaluationCriteria)
    .values({ offer_id, label: 'Motivation', position: 0 })
    .returning()
  const written = { author_id: owner.id, client_key: 'table', created_at: services.clock.now() }
  const [note] = await services.db
    .insert(teamNotes)
    .values({ ...written, application_id, text: 'À suivre' })
    .returning()
  const [tag] = await services.db
    .insert(companyTags)
    .values({ company_id: company.id, label: 'Vivier', key: `vivier ${application_id}` })
    .returning()
  return { criterion: criterion?.id ?? 0, note: note?.id ?? 0, tag: tag?.id ?? 0 }
}
