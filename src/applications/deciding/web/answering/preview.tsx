import type { BatchRecipient } from '#src/applications/deciding/contract.ts'
import { templatePieces } from '#src/reference/shared/reply-template-parts.ts'
import { Button } from '#src/ui/button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '#src/ui/icons.tsx'
import css from './answering.module.css'

interface AnswerPreviewProps {
  /** These recipients get the message, in this order. */
  chosen: readonly BatchRecipient[]
  at: number
  onAt: (at: number) => void
  message: string
  isRefusal: boolean
  /** The reason stands above the message in the mail; it is null where the mail says none. */
  reason: string | null
}

/** Shows the message as each recipient will read it, one after the other. */
export function AnswerPreview({ chosen, at, onAt, message, isRefusal, reason }: AnswerPreviewProps) {
  const recipient = chosen[at]
  if (!recipient)
    return (
      <section className={css.preview} aria-label="Aperçu">
        <p className="muted">Choisissez un destinataire pour voir ce qu’il recevra.</p>
      </section>
    )
  const { values } = recipient
  const step = (by: number) => onAt((at + by + chosen.length) % chosen.length)
  return (
    <section className={css.preview} aria-labelledby="apercu">
      <div className={css.top}>
        <h2 id="apercu">Ce que {values.prenom} recevra</h2>
        <Button
          look="secondary"
          small
          iconOnly
          aria-label="Destinataire précédent"
          disabled={chosen.length < 2}
          onClick={() => step(-1)}
        >
          <ChevronLeftIcon size={18} />
        </Button>
        <Button
          look="secondary"
          small
          iconOnly
          aria-label="Destinataire suivant"
          disabled={chosen.length < 2}
          onClick={() => step(1)}
        >
          <ChevronRightIcon size={18} />
        </Button>
      </div>
      <div className={css.letter}>
        <p className={css.about}>
          <b>
            {isRefusal ? 'Réponse à votre candidature' : `${values.societe} vous écrit`} : {values.offre}
          </b>
          <span>
            À {values.prenom} {values.nom}
          </span>
        </p>
        {reason && <p>Motif&nbsp;: {reason.toLowerCase()}.</p>}
        <div className={css.text}>
          {message.trim() ? (
            templatePieces(message, values).map((piece, index) =>
              piece.isValue ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other name.
                <mark key={index}>{piece.text}</mark>
              ) : (
                piece.text
              ),
            )
          ) : (
            <span className="muted">Votre message s’affichera ici.</span>
          )}
        </div>
      </div>
      <p className="muted small" role="status">
        {at + 1} sur {chosen.length}
      </p>
    </section>
  )
}
