import { Suspense, useState } from 'react'
import { displayTitle } from '#src/shared/offer-title.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { LETTER_NAME_MAX } from '../../letters/shared/limits.ts'
import type { ApplyOffer } from './apply-offer.ts'
import type { useApplyForm } from './form.ts'

const AnswersDialog = lazyPart(() => import('#src/applications/letters/web/answers-dialog.tsx'))
const ChoosingDialog = lazyPart(() => import('#src/applications/letters/web/choosing-dialog.tsx'))
const LetterDialog = lazyPart(() => import('#src/applications/letters/web/letter-dialog.tsx'))

interface LetterDialogsProps extends Pick<ReturnType<typeof useApplyForm>, 'form' | 'letter'> {
  offer: ApplyOffer
}

/** They stand beside the form of the application, because each has a form of its own. */
export function LetterDialogs({ offer, form, letter }: LetterDialogsProps) {
  const { tool, place, close } = letter
  const { values } = form
  const asked = useEverAsked(tool)
  const replaces = values.letter.trim() !== ''
  const title = displayTitle(offer.title)
  return (
    <Suspense>
      {asked.has('answers') && (
        <AnswersDialog
          open={tool === 'answers'}
          offerId={offer.id}
          subtitle={`${title}\u00A0· ${offer.company_name}`}
          start={values.letter_answers}
          availability={values}
          replaces={replaces}
          onWrite={(letter_answers) => void form.change({ letter_answers })}
          onUse={place}
          onClose={close}
        />
      )}
      {asked.has('kept') && (
        <ChoosingDialog
          open={tool === 'kept'}
          replaces={replaces}
          onUse={(chosen) => {
            place(chosen)
            close()
          }}
          onClose={close}
        />
      )}
      {asked.has('keeping') && (
        <LetterDialog
          namesOnly
          editing={
            tool === 'keeping'
              ? { id: null, offer_id: offer.id, name: nameFor(offer), body: values.letter }
              : null
          }
          onClose={close}
        />
      )}
    </Suspense>
  )
}

/** A dialog is downloaded with its first opening, then stays mounted closed. */
function useEverAsked(tool: string | null): ReadonlySet<string> {
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set())
  if (tool === null || asked.has(tool)) return asked
  const more = new Set([...asked, tool])
  setAsked(more)
  return more
}

/** « Comptable H/F, Vanille Export », so that letters for the same post have different names. */
function nameFor({ title, company_name }: ApplyOffer): string {
  const whole = `${displayTitle(title)}, ${company_name}`
  return (whole.length > LETTER_NAME_MAX ? displayTitle(title) : whole).slice(0, LETTER_NAME_MAX).trim()
}
