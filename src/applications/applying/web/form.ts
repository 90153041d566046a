import type { ApplicationItem } from '#src/applications/following/contract.ts'
import { useLetterTools } from '#src/applications/letters/web/tools.ts'
import type { OfferQuestion } from '#src/offers/shared/parts.ts'
import { currentTime, dayAt } from '#src/shared/dates.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { applicationInput } from '../shared/application-input.ts'
import type { ApplyOffer } from './apply-offer.ts'
import { draftKey } from './draft-keys.ts'
import type { BeforeApplying, SentApplication } from './queries.ts'
import { useDraft } from './use-draft.ts'
import { useSending } from './use-sending.ts'
import { type ApplyValues, bodyOf, EMPTY } from './values.ts'

interface ApplyOptions {
  questions: readonly OfferQuestion[]
  offerId: number
  userId: string | number | undefined
  opened: boolean
  onSent: (sent: SentApplication) => void
  /**
   * The person has an application to this offer already: nothing was sent, and what was written stays in this browser.
   */
  onExisting: (application: ApplicationItem, letter: string) => void
}

/** The draft follows what is written in the form. */
export function useApplyForm({ offerId, questions, userId, opened, onSent, onExisting }: ApplyOptions) {
  const { send, onRefused, progress } = useSending(offerId)
  const form = useForm<ApplyValues>({
    initial: EMPTY,
    schema: () => applicationInput(dayAt(currentTime()), questions),
    body: (values) => bodyOf(values, offerId),
    send: async (values) => {
      const sent = await send(values)
      if (!sent.created) {
        draft.abandon()
        return onExisting(sent.data, values.letter)
      }
      form.reset()
      draft.forget()
      onSent(sent)
    },
    onRefused,
    onWrite: (values) => draft.follow(values),
  })
  const draft = useDraft(userId === undefined ? null : draftKey(userId, offerId), offerId, form, opened)
  const change = (patch: Partial<ApplyValues>) => {
    form.change({ ...patch, ...undone(patch) })
    if ('resume_pdf' in patch || 'resume_type' in patch) draft.keepFile(patch.resume_pdf ?? null)
  }
  const letter = useLetterTools(form.values.letter, (text) => void form.change({ letter: text }))
  /** The last application gives a start, but never replaces what is written. */
  const suggest = (values: Partial<ApplyValues>) => {
    if (!draft.isFollowing()) form.reset({ ...form.values, ...values })
  }
  return { form, draft, letter, change, suggest, progress }
}

/** A choice removes what belonged to the other one. */
function undone({ resume_type, available_now }: Partial<ApplyValues>): Partial<ApplyValues> {
  if (resume_type) return resume_type === 'pdf' ? { resume_id: null } : { resume_pdf: null }
  return available_now === 1 ? { availability_date: null } : {}
}

/** Each group of fields gets the form, its draft and what it needs of the offer. */
export interface ApplyFieldsProps extends ReturnType<typeof useApplyForm> {
  offer: ApplyOffer
  /** What was sent before, and what may still be sent today; undefined until it is known. */
  before: BeforeApplying | undefined
}
