import { useState } from 'react'
import { listed, lowered } from '#src/shared/phrases.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import type { ReadAdvertisement } from '../shared/read.ts'
import { MarkedText } from './marked-text.tsx'
import css from './page.module.css'
import {
  type Confirming,
  FIELD_NAMES,
  FIELD_ORDER,
  letterOf,
  type PastedOffer,
  PLACES,
  type Place,
  pastedOffer,
} from './pasted-offer.ts'
import { PieceFields } from './piece-fields.tsx'
import { RefusedWords } from './refused-words.tsx'

interface ReadCheckProps {
  text: string
  read: ReadAdvertisement
  onChangeText: () => void
  onDone: (offer: PastedOffer) => void
  onCancel: () => void
}

/** The text with what was understood in it, beside the values to confirm. */
export function ReadCheck({ text, read, onChangeText, onDone, onCancel }: ReadCheckProps) {
  const [confirming, setConfirming] = useState<Confirming[]>(() =>
    read.pieces
      .toSorted((one, other) => FIELD_ORDER.indexOf(one.field) - FIELD_ORDER.indexOf(other.field))
      .map((piece) => ({ piece, values: piece.values, isConfirmed: piece.sure })),
  )
  const [places, setPlaces] = useState<Place[]>(() => read.leftOut.map(() => 'none'))
  const change = (index: number, patch: Partial<Confirming>) =>
    setConfirming(confirming.map((each, at) => (at === index ? { ...each, ...patch } : each)))
  const done = () =>
    onDone(
      pastedOffer(
        confirming,
        read.leftOut.map(({ line }, index) => ({ line, place: places[index] ?? 'none' })),
      ),
    )
  const open = confirming.filter(({ isConfirmed }) => !isConfirmed)
  return (
    <div className={css.columns}>
      <div className={css.stack}>
        <Card
          title="Votre annonce"
          action={
            <Button look="quiet" small flush onClick={onChangeText}>
              Changer le texte
            </Button>
          }
        >
          <MarkedText text={text} pieces={confirming.map(({ piece }) => piece)} read={read} />
        </Card>
        {read.leftOut.length > 0 && (
          <Card title={`Non compris (${read.leftOut.length})`}>
            <ul className={css.left}>
              {read.leftOut.map(({ line, start, mark }, index) => (
                <li key={start}>
                  <SelectField
                    name={`left-${start}`}
                    label={
                      <>
                        {line} <sup>{letterOf(index)}</sup>
                      </>
                    }
                    choices={PLACES}
                    value={places[index]}
                    onChange={({ target }) =>
                      setPlaces(places.map((place, at) => (at === index ? (target.value as Place) : place)))
                    }
                  />
                  {mark && <RefusedWords line={null} mark={mark} />}
                </li>
              ))}
            </ul>
          </Card>
        )}
      </div>
      <Card
        title="Ce que nous avons compris"
        action={
          <Button
            look="quiet"
            small
            flush
            onClick={() => setConfirming(confirming.map((each) => ({ ...each, isConfirmed: true })))}
          >
            Tout confirmer
          </Button>
        }
      >
        {confirming.length === 0 && <p>Rien n’a été compris. Vous pouvez commencer sans texte.</p>}
        <ol className={css.pieces}>
          {confirming.map((each, index) => (
            <li key={`${each.piece.field}-${each.piece.start}`} data-unsure={!each.isConfirmed || undefined}>
              <PieceFields
                number={index + 1}
                source={text.slice(each.piece.start, each.piece.end)}
                confirming={each}
                refused={read.refused.filter(
                  ({ start }) => start >= each.piece.start && start < each.piece.end,
                )}
                onChange={(patch) => change(index, patch)}
              />
            </li>
          ))}
        </ol>
        <div className={css.foot}>
          <p role="status">
            <b>
              {confirming.length - open.length} sur {confirming.length}
            </b>{' '}
            confirmés
            {open.length > 0 &&
              `. Sans votre accord, l’offre reste sans\u00a0: ${listed(open.map(({ piece }) => lowered(FIELD_NAMES[piece.field])))}.`}
          </p>
          <Button look="quiet" onClick={onCancel}>
            Annuler
          </Button>
          <Button onClick={done}>Créer le brouillon</Button>
        </div>
      </Card>
    </div>
  )
}
