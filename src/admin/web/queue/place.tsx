import type { ReactNode } from 'react'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { ChevronDownIcon, ChevronLeftIcon, HelpIcon } from '#src/ui/icons.tsx'
import { Key } from '../desk/key.tsx'
import css from './queue.module.css'

interface PlaceProps {
  at: number
  total: number
  /** What stands beside the desk on wide screens, and is a screen of its own on phones. */
  list: { label: string; href: string }
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
  onHelp: () => void
}

/** Where one is among those that wait, and the way to the one before and the next. */
export function Place({ at, total, list, onPrevious, onNext, onHelp }: PlaceProps) {
  return (
    <>
      <LinkButton look="quiet" small className={css.back} href={list.href} sameSearch>
        <ChevronLeftIcon size={18} />
        {list.label}
      </LinkButton>
      <span className={css.at}>{at < 0 ? `${total} en attente` : `${at + 1} sur ${total}`}</span>
      <Step name="Dossier précédent" shortcut="K" onPress={onPrevious}>
        <ChevronDownIcon className={css.up} />
      </Step>
      <Step name="Dossier suivant" shortcut="J" onPress={onNext}>
        <ChevronDownIcon />
      </Step>
      <Button
        look="quiet"
        small
        iconOnly
        className={css.help}
        onClick={onHelp}
        aria-label="Raccourcis du clavier"
      >
        <HelpIcon />
      </Button>
    </>
  )
}

interface StepProps {
  name: string
  shortcut: 'J' | 'K'
  onPress: (() => void) | undefined
  children: ReactNode
}

function Step({ name, shortcut, onPress, children }: StepProps) {
  return (
    <Button
      look="quiet"
      small
      className={css.step}
      disabled={!onPress}
      onClick={onPress}
      aria-label={name}
      aria-keyshortcuts={shortcut}
    >
      {children}
      <Key>{shortcut}</Key>
    </Button>
  )
}
