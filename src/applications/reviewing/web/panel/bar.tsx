import type { ReactNode } from 'react'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { ChevronDownIcon, CloseIcon, ExternalIcon } from '#src/ui/icons.tsx'
import { BoardIcon } from '#src/ui/workspace-icons.tsx'
import keyCss from '../shortcuts.module.css'
import css from './panel.module.css'

interface PanelBarProps {
  /** The place reads « 3 sur 48 », and is empty where it is not known. */
  place: string
  next: (() => void) | undefined
  previous: (() => void) | undefined
  close: () => void
  /** The address of the application's own page. */
  href: string
  /** The comparison that begins with this application; undefined while there is nothing to compare. */
  comparison: string | undefined
}

export function PanelBar({ place, next, previous, close, href, comparison }: PanelBarProps) {
  return (
    <div className={css.bar}>
      <p>{place}</p>
      {/* It comes before the keys, which stay where they are when it appears. */}
      {comparison && (
        <LinkButton
          look="quiet"
          small
          href={comparison}
          aria-label="Comparer cette candidature"
          title="Comparer"
        >
          <BoardIcon size={18} />
          <span className={css.word}>Comparer</span>
        </LinkButton>
      )}
      <Turn label="Candidature précédente" letter="K" onTurn={previous}>
        <span className={css.up}>
          <ChevronDownIcon size={18} />
        </span>
      </Turn>
      <Turn label="Candidature suivante" letter="J" onTurn={next}>
        <ChevronDownIcon size={18} />
      </Turn>
      <i className={css.rule} aria-hidden="true" />
      <LinkButton look="quiet" small iconOnly href={href} aria-label="Ouvrir la page de la candidature">
        <ExternalIcon size={18} />
      </LinkButton>
      <Button
        look="quiet"
        small
        iconOnly
        aria-label="Fermer la candidature"
        aria-keyshortcuts="Escape"
        onClick={close}
      >
        <CloseIcon size={18} />
      </Button>
    </div>
  )
}

interface TurnProps {
  label: string
  letter: string
  onTurn: (() => void) | undefined
  children: ReactNode
}

function Turn({ label, letter, onTurn, children }: TurnProps) {
  return (
    <Button
      look="quiet"
      small
      aria-label={label}
      aria-keyshortcuts={letter}
      disabled={!onTurn}
      onClick={onTurn}
    >
      {children}
      <span className={keyCss.key} aria-hidden="true">
        {letter}
      </span>
    </Button>
  )
}
