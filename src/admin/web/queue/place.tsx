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
  onHelp?: () => void
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
      <Button
        look="quiet"
        small
        className={css.step}
        disabled={!onPrevious}
        onClick={onPrevious}
        aria-label="Précédente"
        aria-keyshortcuts="K"
      >
        <ChevronDownIcon className={css.up} />
        <Key>K</Key>
      </Button>
      <Button
        look="quiet"
        small
        className={css.step}
        disabled={!onNext}
        onClick={onNext}
        aria-label="Suivante"
        aria-keyshortcuts="J"
      >
        <ChevronDownIcon />
        <Key>J</Key>
      </Button>
      {onHelp && (
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
      )}
    </>
  )
}
