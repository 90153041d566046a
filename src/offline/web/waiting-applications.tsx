import { useEffect, useState } from 'react'
import { readStoredDraft } from '#src/applications/applying/web/draft.ts'
import {
  draftKey,
  listOutbox,
  type WaitingApplication,
  writeOutbox,
} from '#src/applications/applying/web/draft-keys.ts'
import { counted } from '#src/shared/phrases.ts'
import { CompanyTile } from '#src/ui/display/company-tile.tsx'
import { CheckBox } from '#src/ui/form/choice-field.tsx'
import css from './page.module.css'

/** The applications that were written without a network, each with the person’s consent to let it leave. */
export function WaitingApplications({ userId }: { userId: number }) {
  const [waiting, setWaiting] = useState<WaitingApplication[]>([])
  useEffect(() => setWaiting(listOutbox(userId)), [userId])
  if (waiting.length === 0) return null
  const change = (changed: WaitingApplication) => {
    writeOutbox(userId, changed)
    setWaiting(listOutbox(userId))
  }
  return (
    <section className={css.waiting}>
      <h2>À envoyer au retour du réseau</h2>
      {waiting.map((each) => (
        <Waiting
          key={each.offer_id}
          waiting={each}
          letter={readStoredDraft(draftKey(userId, each.offer_id))?.letter ?? ''}
          onChange={change}
        />
      ))}
    </section>
  )
}

interface WaitingProps {
  waiting: WaitingApplication
  letter: string
  onChange: (waiting: WaitingApplication) => void
}

function Waiting({ waiting, letter, onChange }: WaitingProps) {
  const { title, company, leaves_alone } = waiting
  const allow = (leaves: boolean) => onChange({ ...waiting, leaves_alone: leaves, kept_at: Date.now() })
  return (
    <div>
      <div className={css.sending}>
        <CompanyTile company={{ name: company || title, logo_svg: null }} />
        <span className={css.what}>
          <b>{title}</b>
          <span>
            {company}, lettre de {counted(letter.length, 'caractère')}
          </span>
        </span>
      </div>
      <CheckBox
        label="L’envoyer dès que le réseau revient"
        checked={leaves_alone}
        onChange={(event) => allow(event.target.checked)}
      />
      <p className={css.seen}>Sinon, elle attend votre accord en brouillon.</p>
      <details className={css.letter}>
        <summary>Relire ma lettre</summary>
        <p>{letter}</p>
      </details>
    </div>
  )
}
