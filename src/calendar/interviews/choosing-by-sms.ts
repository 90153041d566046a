import { and, eq } from 'drizzle-orm'
import type { ChooseBySms, SmsPerson, SmsReply } from '#src/notifications/sms/incoming.ts'
import { HttpError } from '#src/platform/errors.ts'
import { fitMessage } from '#src/platform/messages/gsm.ts'
import type { Services } from '#src/platform/services.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { formatCompactDateTime } from '#src/shared/weekdays.ts'
import { interviews } from '../tables.ts'
import { takeSlot } from './answering.ts'
import { type InterviewRow, listSlots, type SlotRow } from './interviews.ts'
import { OPEN_STATES } from './shared/states.ts'

/**
 * Takes the slot that « OUI 2 » names, of the newest proposal that was texted and is not settled yet. A proposal that
 * changed or has just ended since it was texted is not passed over for an older one: the person means this one.
 */
export const chooseSlotBySms: ChooseBySms = async (services, person, subjects, number) => {
  let settled: SmsReply = null
  for (const subject of subjects) {
    const [, id, version] = /^interview:(\d+)\.(\d+)$/.exec(subject) ?? []
    const found = id === undefined ? null : await findOwn(services, person.id, Number(id))
    if (!found) continue
    const slots = await listSent(services, found.id)
    if (found.state === 'confirmed' && found.changed_by === 'applicant') {
      const isThis = number === null || slots[number - 1]?.starts_at.getTime() === found.starts_at?.getTime()
      settled ??= wordsOf(`c’est noté, rendez-vous ${momentOf(found)}.`, found)
      if (isThis) return settled
      continue
    }
    if (isLongOver(found, services.clock.now())) continue
    if (found.state !== 'proposed' || found.version !== Number(version))
      return wordsOf('ce rendez-vous a changé entre-temps. Rien n’est pris, voyez :', found)
    return choose(services, person, found, slots, number)
  }
  return settled ?? noProposal
}

/** A proposal that ended a day ago is on nobody's mind: an answer means one that is open. */
function isLongOver({ state, updated_at }: InterviewRow, now: Date): boolean {
  return !OPEN_STATES.some((each) => each === state) && updated_at < after(now, -DAY)
}

async function choose(
  services: Services,
  person: SmsPerson,
  found: InterviewRow,
  slots: SlotRow[],
  number: number | null,
): Promise<SmsReply> {
  const only = slots.length === 1 ? 1 : null
  const slot = slots[(number ?? only ?? 0) - 1]
  const numbers = only ? '' : ` et un numéro de 1 à ${slots.length}`
  if (!slot) return wordsOf(`répondez OUI${numbers}, ou voyez :`, found)
  try {
    await takeSlot(services, person, found.id, { slot_id: slot.id })
  } catch (error) {
    if (error instanceof HttpError && error.status < 500)
      return wordsOf(`rien n’est pris. ${error.message}`, found)
    throw error
  }
  // Who is texted of what changes has the confirmation already.
  if (person.topics.includes('interview-changed')) return null
  return wordsOf(`c’est noté, rendez-vous ${formatCompactDateTime(slot.starts_at)}.`, found)
}

async function findOwn({ db }: Services, applicantId: number, id: number): Promise<InterviewRow | null> {
  const [row] = await db
    .select()
    .from(interviews)
    .where(and(eq(interviews.id, id), eq(interviews.applicant_id, applicantId)))
  return row ?? null
}

/** The slots in the order in which they were texted. */
async function listSent({ db }: Services, id: number): Promise<SlotRow[]> {
  return (await listSlots(db, [id])).filter(({ by }) => by === 'recruiter')
}

const momentOf = ({ starts_at }: InterviewRow) => (starts_at ? formatCompactDateTime(starts_at) : '')

/** The words are shortened before the link, which says the rest. */
const wordsOf =
  (words: string, { application_id }: InterviewRow): SmsReply =>
  ({ linkTo }) =>
    fitMessage(
      (short) => `${APP_NAME} : ${short} ${linkTo(`/candidat/candidatures/${application_id}/rendez-vous`)}`,
      words,
    )

const noProposal: SmsReply = ({ linkTo }) =>
  fitMessage(
    () => `${APP_NAME} : aucun créneau n’attend votre réponse. ${linkTo('/candidat/mon-calendrier')}`,
  )
