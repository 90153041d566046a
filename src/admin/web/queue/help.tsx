import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import desk from '../desk/desk.module.css'
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

export function KeysHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} aria-labelledby="keys-title">
      <DialogTitle id="keys-title">Raccourcis du clavier</DialogTitle>
      <DialogContent>
        <dl className={css.keys}>
          {KEYS.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd className={desk.key}>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          Fermer
        </Button>
      </DialogActions>
    </Dialog>
  )
}
