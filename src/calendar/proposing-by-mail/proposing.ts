import { answerByLink } from '#src/applications/answering-by-mail/answering.ts'
import { type Pressed, requireOpenLink } from '#src/applications/answering-by-mail/opened-links.ts'
import { HttpError, invalid } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { allowProposal } from '../interviews/interviews.ts'
import { proposeInterviewIn } from '../interviews/proposing.ts'
import type { MailedProposal } from './contract.ts'
import { MAILED_SLOTS } from './shared/slots.ts'

/**
 * Proposes a meeting with the recruiter to whom the link was mailed, as the site does.
 * @throws HttpError as `answerByLink` and `proposeInterview`; what is wrong with a slot is said on its field
 */
export async function proposeByLink(services: Services, pressed: Pressed, proposal: MailedProposal) {
  const { version, type, duration_minutes, place, message, ...given } = proposal
  const written = MAILED_SLOTS.filter((field) => given[field])
  const slots = written.flatMap((field) => given[field] ?? [])
  const { row } = await requireOpenLink(services, pressed)
  await allowProposal(services, row.id)
  await answerByLink(services, pressed, version, {
    answer: 'interview',
    act: (unit, member, seen) =>
      proposeInterviewIn(
        unit,
        member,
        { ...seen, is_by_mail: true },
        { type, duration_minutes, place, message, preparation: '', attendee_ids: [member.id], slots },
      ),
  }).catch((failure: unknown) => {
    throw withSlotFields(failure, written)
  })
}

/** The verb counts the slots that it was given; the form has a field for each, and some may be empty. */
function withSlotFields(failure: unknown, written: readonly string[]): unknown {
  if (!(failure instanceof HttpError) || failure.status !== 422 || !failure.errors) return failure
  const errors = Object.entries(failure.errors).map(([path, messages]): [string, string[]] => {
    const index = /^slots\.(\d+)$/.exec(path)?.[1]
    return [(index && written[Number(index)]) ?? path, messages]
  })
  return invalid(Object.fromEntries(errors))
}
