import { Suspense, useState } from 'react'
import { displayTitle } from '#src/shared/offer-title.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import type { LetterAnswers } from '../shared/answers.ts'
import { LETTER_NAME_MAX } from '../shared/limits.ts'
import type { ComposingBody } from './queries.ts'
import type { LetterTools } from './tools.ts'

const AnswersDialog = lazyPart(() => import('./answers-dialog.tsx'))
const ChoosingDialog = lazyPart(() => import('./choosing-dialog.tsx'))
const EditDialog = lazyPart(() => import('./edit-dialog.tsx'))

interface LetterDialogsProps {
  offer: { id: number; title: string; company_name: string }
  tools: LetterTools
  letter: string
  answers: LetterAnswers
  availability: Pick<ComposingBody, 'available_now' | 'availability_date'>
  onAnswer: (answers: LetterAnswers) => void
}

/** They stand beside the form that they help with, because each has a form of its own. */
export function LetterDialogs({ offer, tools, letter, answers, availability, onAnswer }: LetterDialogsProps) {
  const { tool, place, close } = tools
  const asked = useEverAsked(tool)
  const replaces = letter.trim() !== ''
  return (
    <Suspense>
      {asked.has('answers') && (
        <AnswersDialog
          open={tool === 'answers'}
          offerId={offer.id}
          subtitle={`${displayTitle(offer.title)}\u00A0· ${offer.company_name}`}
          start={answers}
          availability={availability}
          replaces={replaces}
          onWrite={onAnswer}
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
        <EditDialog
          namesOnly
          editing={
            tool === 'keeping' ? { id: null, offer_id: offer.id, name: nameFor(offer), body: letter } : null
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
function nameFor({ title, company_name }: LetterDialogsProps['offer']): string {
  const whole = `${displayTitle(title)}, ${company_name}`
  return (whole.length > LETTER_NAME_MAX ? displayTitle(title) : whole).slice(0, LETTER_NAME_MAX).trim()
}
