import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { Key } from '../desk/key.tsx'
import css from './queue.module.css'

const KEYS = [
  ['J', 'suivante'],
  ['K', 'précédente'],
  ['V', 'publier, valider, accepter, classer'],
  ['R', 'refuser ou demander une correction'],
  ['H', 'mettre en attente ou suspendre'],
  ['1 à 8', 'choisir la raison d’un refus'],
  ['Échap', 'fermer une fenêtre'],
  ['?', 'cette aide'],
] as const

export function KeysHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={480}
      title="Raccourcis du clavier"
      footer={
        <Button onClick={onClose} data-focus-first>
          Fermer
        </Button>
      }
    >
      <dl className={css.keys}>
        {KEYS.map(([key, effect]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

/** The keys that are used most, under the list. */
export function KeysLegend() {
  return (
    <p className={css.legend} aria-hidden="true">
      <span>
        <Key>J</Key>
        <Key>K</Key>suivante, précédente
      </span>
      <span>
        <Key>V</Key>accepter
      </span>
      <span>
        <Key>R</Key>refuser
      </span>
      <span>
        <Key>?</Key>toutes
      </span>
    </p>
  )
}
