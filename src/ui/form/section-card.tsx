import { type ReactNode, useEffect, useRef } from 'react'
import { LinkButton } from '../button.tsx'
import { classes } from '../class-names.ts'
import { Badge } from '../display/badge.tsx'
import { CheckIcon } from '../icons.tsx'
import { PenIcon, PlusIcon } from '../workspace-icons.tsx'
import css from './section-card.module.css'

interface SectionCardProps {
  anchor: string
  title: string
  /** The section's own address, which opens it. */
  href: string
  /** How it is read; null while it is empty. */
  read: ReactNode
  /** What an empty one is good for. */
  invitation: ReactNode
  /** Its form, while it is open. */
  editor: ReactNode
  isOpen: boolean
  isSaved: boolean
  /** Something was written here and not saved. */
  hasDraft?: boolean
  /** Beside the title. */
  state?: ReactNode
  /** Something in it is to be corrected. */
  isWrong?: boolean
  /** None: it is not changed here. */
  onOpen?: (() => void) | undefined
}

/** One section: read first, changed in place. */
export function SectionCard(props: SectionCardProps) {
  const { anchor, title, read, invitation, editor, isOpen, isSaved, hasDraft, state, isWrong } = props
  useFocusBack(isOpen, `${anchor}-modifier`)
  return (
    <section
      id={anchor}
      className={classes(css.card, isOpen && css.opened, isWrong && css.wrong)}
      aria-labelledby={`${anchor}-titre`}
    >
      <div className={css.head}>
        <h2 id={`${anchor}-titre`}>{title}</h2>
        <span role="status" className={css.saved}>
          {isSaved && !isOpen && (
            <>
              <CheckIcon size={18} />
              Enregistré
            </>
          )}
        </span>
        {state && !(isSaved && !isOpen) && <span className={css.state}>{state}</span>}
        {hasDraft && !isOpen && <Badge tone="amber">Non enregistré</Badge>}
        {!isOpen && <OpenLink {...props} />}
      </div>
      {isOpen ? editor : read || <p className={css.invitation}>{invitation}</p>}
    </section>
  )
}

function OpenLink({ anchor, title, href, read, onOpen }: SectionCardProps) {
  if (!onOpen) return null
  return (
    // A link, as what is pressed before the scripts arrive then opens too, by its hash.
    <LinkButton
      id={`${anchor}-modifier`}
      href={href}
      look="quiet"
      small
      flush
      onClick={onOpen}
      aria-label={`${read ? 'Modifier' : 'Compléter'}\u00A0: ${title}`}
    >
      {read ? <PenIcon size={18} /> : <PlusIcon size={18} />}
      {read ? 'Modifier' : 'Compléter'}
    </LinkButton>
  )
}

/** The link that opened the form takes the focus again once it is closed, unless something else has it. */
function useFocusBack(isOpen: boolean, id: string) {
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body
    if (wasOpen.current && !isOpen && lost) document.getElementById(id)?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen, id])
}
