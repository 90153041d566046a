import { useId } from 'react'
import { APP_NAME } from '#src/shared/app-name.ts'
import { PLAN_NAMES, PLAN_TIERS } from '#src/subscriptions/plans/shared/plans.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { BareButton, Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { ChevronLeftIcon, ChevronRightIcon, FilterIcon } from '#src/ui/icons.tsx'
import { Logo } from '#src/ui/logo.tsx'
import { LogoMark } from '#src/ui/logo-mark.tsx'
import { SIDE_MENU } from '#src/ui/overlay/side-menu.tsx'
import { useLayoutState } from '../layout/state.tsx'
import { useUser } from '../session/current-user.ts'
import { useEntryLink } from './entry-link.ts'
import { LockedMark } from './locked-mark.tsx'
import type { NavEntry } from './nav-entries.ts'
import { type ShownGroup, useFootEntries, useNavGroups } from './nav-groups.ts'
import css from './side-nav.module.css'
import { UnreadCount } from './unread-count.tsx'

interface SideNavProps {
  /** Whether the navigation stands in the menu of a phone, where it is never folded to a rail. */
  overlay?: boolean
  onDisplay: () => void
}

const COMPANY_STATES: Record<string, string> = {
  incomplete: 'Profil à compléter',
  pending: 'En cours de validation',
  validated: 'Société validée',
  rejected: 'Profil à corriger',
  suspended: 'Société suspendue',
}

/** A validated company is known by its plan. */
function tileOf({ status, plan }: { status: string; plan: string | null }): string | undefined {
  const tier = PLAN_TIERS.find((each) => each === plan)
  return status === 'validated' && tier ? `Formule ${PLAN_NAMES[tier]}` : COMPANY_STATES[status]
}

/** The vertical navigation: 256 px, or a rail of 56. */
export function SideNav({ overlay, onDisplay }: SideNavProps) {
  const { state, folded } = useLayoutState()
  const rail = !overlay && (folded || state.nav_collapsed === '1')
  const company = useUser()?.company
  return (
    <div
      className={classes(
        css.side,
        rail && css.rail,
        overlay && css.overlay,
        !overlay && state.semi_dark_nav === '1' && css.dark,
      )}
    >
      {!overlay && <Head rail={rail} />}
      <nav aria-label="Mon espace">
        {useNavGroups().map((group) => (
          <Group key={group.title ?? ''} group={group} rail={rail} />
        ))}
      </nav>
      <div className={classes(css.list, css.foot)}>
        {useFootEntries().map((entry) => (
          <Entry key={entry.href} entry={entry} rail={rail} />
        ))}
        <BareButton
          onClick={onDisplay}
          title={rail ? 'Affichage' : undefined}
          {...(overlay && { popoverTarget: SIDE_MENU, popoverTargetAction: 'hide' })}
        >
          <FilterIcon />
          <span className={css.word}>Affichage</span>
        </BareButton>
      </div>
      {company && (
        <div className={css.company}>
          <Avatar name={company.name} size={36} />
          <div>
            <b>{company.name}</b>
            <small>{tileOf(company)}</small>
          </div>
        </div>
      )}
    </div>
  )
}

function Head({ rail }: { rail: boolean }) {
  const { set, fold } = useLayoutState()
  const toggle = () => {
    fold(false)
    set({ nav_collapsed: rail ? '0' : '1' })
  }
  return (
    <div className={css.head}>
      <AppLink href="/" className={css.brand} aria-label={`${APP_NAME}, accueil`}>
        {rail ? <LogoMark /> : <Logo />}
      </AppLink>
      <Button
        look="quiet"
        iconOnly
        small
        aria-label={rail ? 'Déplier la navigation' : 'Replier la navigation'}
        onClick={toggle}
      >
        {rail ? <ChevronRightIcon /> : <ChevronLeftIcon />}
      </Button>
    </div>
  )
}

function Group({ group: { title, entries }, rail }: { group: ShownGroup; rail: boolean }) {
  const id = useId()
  return (
    <>
      {title && (
        <div className={css.group} id={id}>
          {title}
        </div>
      )}
      <div className={css.list} {...(title && { role: 'group', 'aria-labelledby': id })}>
        {entries.map((entry) => (
          <Entry key={entry.href} entry={entry} rail={rail} />
        ))}
      </div>
    </>
  )
}

interface EntryProps {
  entry: NavEntry & { locked?: boolean }
  rail: boolean
}

function Entry({ entry, rail }: EntryProps) {
  const { label, icon: Icon, counts, locked } = entry
  const link = useEntryLink(entry)
  return (
    <AppLink {...link} title={rail ? label : undefined}>
      <Icon />
      <span className={css.word}>{label}</span>
      {locked ? <LockedMark /> : counts && <UnreadCount />}
    </AppLink>
  )
}
