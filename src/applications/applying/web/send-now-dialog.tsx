import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatTime } from '#src/shared/dates.ts'
import { formatShortDayDate } from '#src/shared/weekdays.ts'
import { DecisionDialog } from '#src/ui/overlay/decision-dialog.tsx'
import { listOutbox, mayLeaveAlone } from './draft-keys.ts'

interface SendNowDialogProps {
  userId: number
  onClose: () => void
}

/** Asks for each application that was written without a network whether it leaves now. */
export default function SendNowDialog({ userId, onClose }: SendNowDialogProps) {
  const client = useQueryClient()
  const [waiting] = useState(() => listOutbox(userId).filter((each) => !mayLeaveAlone(each, Date.now())))
  const [at, setAt] = useState(0)
  const [pending, setPending] = useState(false)
  const current = waiting[at]
  const goOn = () => (at + 1 < waiting.length ? setAt(at + 1) : onClose())
  const send = async () => {
    if (!current) return
    setPending(true)
    try {
      const { sendNow } = await import('./outbox.ts')
      await sendNow(client, userId, current.offer_id)
    } finally {
      setPending(false)
      goOn()
    }
  }
  if (!current) return null
  const { title, company, kept_at } = current
  return (
    <DecisionDialog
      open
      onClose={goOn}
      onConfirm={send}
      title="Envoyer maintenant\u00A0?"
      subtitle={company ? `${title}\u00A0· ${company}` : title}
      confirm="Envoyer"
      cancel="Plus tard"
      pending={pending}
      focus="confirm"
      width={480}
      sheet
    >
      <p>
        Le réseau est revenu. Votre candidature, écrite {formatShortDayDate(kept_at)} à {formatTime(kept_at)}{' '}
        sans réseau, est gardée sur cet appareil et n’est pas encore partie. Sinon, elle vous attend en
        brouillon sur la page de l’offre.
      </p>
    </DecisionDialog>
  )
}
