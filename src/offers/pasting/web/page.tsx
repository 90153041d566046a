import { useState } from 'react'
import { currentTime, dayAt } from '#src/shared/dates.ts'
import { formatCount } from '#src/shared/money.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { CheckIcon } from '#src/ui/icons.tsx'
import { ADVERTISEMENT_MAX } from '../shared/limits.ts'
import { type ReadAdvertisement, readAdvertisement } from '../shared/read.ts'
import css from './page.module.css'
import type { PastedOffer } from './pasted-offer.ts'
import { ReadCheck } from './read-check.tsx'

interface PastePageProps {
  /** Called with the confirmed values, with which an offer begins. */
  onDone: (offer: PastedOffer) => void
  onCancel: () => void
}

/** The recruiter pastes an advertisement, then confirms piece by piece what was understood of it. */
export default function PastePage({ onDone, onCancel }: PastePageProps) {
  const [text, setText] = useState('')
  const [read, setRead] = useState<ReadAdvertisement | null>(null)
  return (
    <>
      <header className={css.head}>
        <div>
          <h1 className={css.title}>Coller une annonce</h1>
          <p className="muted">
            Rien n’est inventé&nbsp;: chaque valeur vient de votre texte, et vous la confirmez.
          </p>
        </div>
        <Steps current={read ? 1 : 0} />
      </header>
      {read ? (
        <ReadCheck
          text={text}
          read={read}
          onChangeText={() => setRead(null)}
          onDone={onDone}
          onCancel={onCancel}
        />
      ) : (
        <Card>
          <div className={css.paste}>
            <div className={css.stack}>
              <TextAreaField
                label="Le texte de l’annonce"
                name="advertisement"
                placeholder="Collez ici l’annonce telle que vous l’avez publiée sur Facebook, WhatsApp ou LinkedIn"
                rows={8}
                value={text}
                max={ADVERTISEMENT_MAX}
                error={text.length > ADVERTISEMENT_MAX ? tooLong : undefined}
                onChange={({ target }) => setText(target.value)}
              />
              <div className={css.row}>
                <Button
                  disabled={!text.trim() || text.length > ADVERTISEMENT_MAX}
                  onClick={() => setRead(readAdvertisement(text, dayAt(currentTime())))}
                >
                  Lire l’annonce
                </Button>
                <Button look="quiet" onClick={onCancel}>
                  Commencer sans texte
                </Button>
              </div>
            </div>
            <div>
              <h2 className={css.small}>Nous savons lire</h2>
              <ul className={css.list}>
                <li>le titre, le nombre de postes, la ville</li>
                <li>le contrat, le temps de travail, le salaire</li>
                <li>le diplôme, l’expérience, les langues</li>
                <li>les missions, le profil, la date limite, le contact</li>
              </ul>
              <p className="muted small">
                Ce que nous ne comprenons pas reste affiché&nbsp;: rien ne se perd.
              </p>
            </div>
          </div>
        </Card>
      )}
    </>
  )
}

const STEPS = ['Coller', 'Vérifier', 'Compléter l’offre']

function Steps({ current }: { current: number }) {
  return (
    <ol className={css.steps} aria-label="Étapes">
      {STEPS.map((step, index) => (
        <li key={step} aria-current={index === current ? 'step' : undefined}>
          <i aria-hidden="true">{index < current ? <CheckIcon size={14} /> : index + 1}</i>
          {step}
        </li>
      ))}
    </ol>
  )
}

const tooLong = `Collez ${formatCount(ADVERTISEMENT_MAX)} caractères au plus.`
