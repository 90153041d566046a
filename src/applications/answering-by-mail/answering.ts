import type { Member } from '#src/abilities/actor.ts'
import { noteAttention } from '#src/offers/attending/attendance.ts'
import { conflict } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { spendAnswerLink } from '../answer-links/links.ts'
import type { MailedAnswer } from '../answer-links/shared/answers.ts'
import { type Decision, decideIn, type SeenApplication } from '../deciding/deciding.ts'
import { ALREADY_USED, openLink, type Pressed, requireLink, requireOpen } from './opened-links.ts'

interface Answering {
  answer: MailedAnswer
  /** Makes the change as a part of this one, which uses the link up with it. */
  act: (unit: Unit, member: Member, seen: SeenApplication) => Promise<unknown>
}

/**
 * Answers an application by the link of a mail, once, in the name of the recruiter to whom it was mailed. Whether that
 * person still may is looked at within the change.
 * @throws HttpError 404 for an unknown link, 409 when it was used, has ended, or the application was changed since that
 *   version, and whatever the change itself throws
 */
export async function answerByLink(
  services: Services,
  pressed: Pressed,
  version: number,
  { answer, act }: Answering,
): Promise<void> {
  const { user_id } = await requireLink(services, pressed)
  const offer_id = await inTransaction(services, { id: user_id }, async (unit) => {
    const opened = await openLink(unit, pressed.token)
    requireOpen(opened)
    const { link, member, row } = opened
    await act(unit, member, { id: row.id, version })
    // Of two presses at once, the second one waits for the application, and finds the link used.
    if (!(await spendAnswerLink(unit, link.id, answer))) throw conflict(ALREADY_USED)
    return row.offer_id
  })
  await noteAttention(services, [offer_id])
}

/** Decides by the link of a mail as a recruiter decides on the site. @throws HttpError as `answerByLink` */
export async function decideByLink(
  services: Services,
  pressed: Pressed,
  version: number,
  { answer, ...decision }: Decision & { answer: MailedAnswer },
) {
  await answerByLink(services, pressed, version, {
    answer,
    act: (unit, member, seen) => decideIn(unit, member, seen, { ...decision, is_by_mail: true }),
  })
}
