import type { ReactNode } from 'react'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { ChevronDownIcon, CloseIcon, ExternalIcon } from '#src/ui/icons.tsx'
import { BoardIcon } from '#src/ui/workspace-icons.tsx'
import keyCss from '../shortcuts.module.css'
import css from './panel.module.css'

interface PanelBarProps {
  /** « 3 sur 48 », empty where nobody knows. */
  place: string
  next: (() => void) | undefined
  previous: (() => void) | undefined
  close: () => void
  /** Of its own page. */
  href: string
  /** Of the comparison that begins with it. */
  comparison: string
}

/** Where one is, and the ways on, out and to the whole. */
export function PanelBar({ place, next, previous, close, href, comparison }: PanelBarProps) {
  return (
    <div className={css.bar}>
      <p>{place}</p>
      <Turn label="Candidature précédente" letter="K" onTurn={previous}>
        <span className={css.up}>
          <ChevronDownIcon size={18} />
        </span>
      </Turn>
      <Turn label="Candidature suivante" letter="J" onTurn={next}>
        <ChevronDownIcon size={18} />
      </Turn>
      <i className={css.rule} aria-hidden="true" />
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
