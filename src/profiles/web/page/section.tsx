import { lazy, Suspense, useEffect, useRef } from 'react'
import type { ApplicantProfile } from '#src/profiles/contract.ts'
import { PROFILE_SECTIONS, type ProfileSection, profileHref } from '#src/profiles/shared/parts.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { Badge } from '#src/ui/display/badge.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { CheckIcon } from '#src/ui/icons.tsx'
import { PenIcon, PlusIcon } from '#src/ui/workspace-icons.tsx'
import { INVITATIONS, READINGS } from '../reading/readings.tsx'
import css from './profile.module.css'

const ProfileEditor = lazy(() => import('../editor/editor.tsx'))

interface SectionProps {
  section: ProfileSection
  profile: ApplicantProfile
  userId: number
  isOpen: boolean
  isSaved: boolean
  /** Something was written here and not saved. */
  hasDraft: boolean
  onOpen: () => void
  onClose: () => void
  onSaved: () => void
}

/** One section: read first, changed in place. */
export function ProfileSectionCard(props: SectionProps) {
  const { section, profile, userId, isOpen, isSaved, hasDraft, onOpen, onClose, onSaved } = props
  const { anchor, title } = PROFILE_SECTIONS[section]
  useFocusBack(isOpen, `${anchor}-modifier`)
  const read = READINGS[section](profile)
  return (
    <section
      id={anchor}
      className={classes(css.card, isOpen && css.opened)}
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
        {hasDraft && !isOpen && <Badge tone="amber">Non enregistré</Badge>}
        {!isOpen && (
          // A link, as what is pressed before the scripts arrive then opens too, by its hash.
          <LinkButton
            id={`${anchor}-modifier`}
            href={profileHref(section)}
            look="quiet"
            small
            flush
            onClick={onOpen}
            aria-label={`${read ? 'Modifier' : 'Compléter'}\u00A0: ${title}`}
          >
            {read ? <PenIcon size={18} /> : <PlusIcon size={18} />}
            {read ? 'Modifier' : 'Compléter'}
          </LinkButton>
        )}
      </div>
      {isOpen ? (
        <Suspense fallback={<SkeletonLines lines={4} />}>
          <ProfileEditor {...{ section, profile, userId, onSaved }} onCancel={onClose} />
        </Suspense>
      ) : (
        read || <p className={css.invitation}>{INVITATIONS[section]}</p>
      )}
    </section>
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
