import { useState } from 'react'
import type { BatchRecipient } from '#src/applications/deciding/contract.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { plural } from '#src/shared/phrases.ts'
import { BareButton } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { CheckBox } from '#src/ui/form/choice-field.tsx'
import css from './answering.module.css'
import type { Shown } from './use-chosen-recipients.ts'

interface RecipientsProps {
  shown: readonly Shown[]
  /** The message of this application is shown beside. */
  previewed: number | undefined
  onChoose: (recipient: BatchRecipient, on: boolean) => void
}

/** The recipients after these are behind a press, so that the message stays near. */
const FIRST = 8

export function Recipients({ shown, previewed, onChoose }: RecipientsProps) {
  const [all, setAll] = useState(false)
  const count = shown.filter(({ isChosen }) => isChosen).length
  const words = `${count} ${plural(count, 'destinataire')}`
  const titles = [...new Set(shown.map(({ recipient }) => displayTitle(recipient.offer.title)))]
  const listed = all ? shown : shown.slice(0, FIRST)
  const left = shown.length - listed.length
  return (
    <section className={css.people} aria-labelledby="destinataires">
      <h2 id="destinataires">{words}</h2>
      <p className="hidden-text" role="status">
        {words}
      </p>
      <p className="muted small">{titles.length === 1 ? titles[0] : `${titles.length}\u00A0offres`}</p>
      <ul>
        {listed.map(({ recipient, isChosen, isClosed, why }) => (
          <li key={recipient.id} className={classes(recipient.id === previewed && css.shown)}>
            <CheckBox
              label={
                <span>
                  {recipient.applicant_name}
                  {why && <small className={css.why}>{why}</small>}
                  {!recipient.is_mailed && !why && (
                    <small className="muted">Sans adresse e-mail&nbsp;: à prévenir vous-même</small>
                  )}
                  {titles.length > 1 && !why && (
                    <small className="muted">{displayTitle(recipient.offer.title)}</small>
                  )}
                </span>
              }
              checked={isChosen}
              disabled={isClosed}
              onChange={({ target }) => onChoose(recipient, target.checked)}
            />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <BareButton className={css.more} onClick={() => setAll(true)}>
          {plural(left, 'Voir l’autre', `Voir les ${left} autres`)}
        </BareButton>
      )}
    </section>
  )
}
