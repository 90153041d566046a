import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { displayTitle } from '#src/shared/offer-title.ts'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { DecisionDialog } from '#src/ui/overlay/decision-dialog.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import { BEGUN } from './button.tsx'
import { preparedQuery, usePrepare } from './queries.ts'
import { leftWords } from './words.ts'

interface PreparingPromptProps {
  offer: { id: number; title: string; company_name: string }
  open: boolean
  onClose: () => void
  /** The form is to open, on what was prepared or as the person left it. */
  onReady: () => void
}

/** The link of a mail changes nothing by itself: here one press prepares the application. */
export function PreparingPrompt({ offer, open, onClose, onReady }: PreparingPromptProps) {
  const { data, isLoading } = useQuery({ ...preparedQuery, enabled: open })
  const { mutate, isPending, error, reset } = usePrepare()
  const isBegun = data?.data.some(({ offer_id }) => offer_id === offer.id) === true
  // biome-ignore lint/correctness/useExhaustiveDependencies: an application that is there is opened once it is known.
  useEffect(() => {
    if (open && isBegun && !isPending) onReady()
  }, [open, isBegun, isPending])
  const isOver = data?.left_today === 0
  const prepare = () =>
    mutate(offer.id, {
      onSuccess: ({ is_prepared }) => {
        if (!is_prepared) toast.info(BEGUN)
        onReady()
      },
    })
  // Whether it is prepared already is known before the prompt shows, or it would come and go.
  const isShown = open && !isLoading && (!isBegun || isPending)
  const close = () => {
    // The dialog says that it closes too where the form takes its place.
    if (!isShown) return
    reset()
    onClose()
  }
  return (
    <DecisionDialog
      open={isShown}
      onClose={close}
      onConfirm={isOver ? onReady : prepare}
      title="Préparer ma candidature"
      subtitle={`${displayTitle(offer.title)}\u00A0· ${offer.company_name}`}
      confirm={isOver ? 'Postuler moi-même' : 'Préparer ma candidature'}
      pending={isPending}
      focus="confirm"
      width={520}
      sheet
    >
      <p>
        Nous mettons dans un brouillon votre CV le plus proche de cette offre, vos dernières prétentions et
        une lettre composée d’après votre profil. <b>Rien n’est envoyé</b>&nbsp;: vous relisez, changez et
        envoyez vous-même.
      </p>
      {data && <p className="small muted">{leftWords(data)}</p>}
      <FormFailure>{error?.message}</FormFailure>
    </DecisionDialog>
  )
}
