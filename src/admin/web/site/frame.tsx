import { useQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { Fragment } from 'react'
import { APP_NAME } from '#src/shared/app-name.ts'
import { SkipLink } from '#src/shell/navigation/skip-link.tsx'
import { PageAnnouncer } from '#src/shell/page-announcer.tsx'
import { AppLink } from '#src/ui/app-link.tsx'
import { ReadSite } from '#src/ui/display/safe-html.tsx'
import { LogoMark } from '#src/ui/logo-mark.tsx'
import { SideMenu, SideMenuButton } from '#src/ui/overlay/side-menu.tsx'
import { HomeIcon } from '#src/ui/workspace-icons.tsx'
import { HOME } from '../home/addresses.ts'
import { sessionQuery, usePublicSite } from '../session/session.ts'
import { useTitle } from '../session/title.ts'
import { AccountMenu } from './account-menu.tsx'
import css from './frame.module.css'
import { RAIL_GROUPS, SCREENS, type Screen } from './screens.tsx'

/** More entries than this stand in two columns, so that none waits below the edge of a usual window. */
const ONE_COLUMN = 16

/** The rail of screens beside the one that is open; on a phone, a bar with the menu above it. */
export function Frame() {
  const { data: session } = useQuery(sessionQuery)
  const site = usePublicSite()
  const title = useTitle()
  if (!session) return null
  const entries = SCREENS.filter(({ rail, needs }) => rail && session.permissions.includes(needs))
  return (
    <div className={css.frame} data-columns={entries.length > ONE_COLUMN ? 2 : 1}>
      <SkipLink />
      <header className={css.rail}>
        <AppLink href={HOME} className={css.mark} aria-label="Accueil de l’administration">
          <LogoMark />
        </AppLink>
        <span className={css.current} aria-hidden="true">
          {title}
        </span>
        <nav className={css.entries} aria-label="Administration">
          <Entries entries={entries} />
        </nav>
        <SideMenuButton className={css.opener} />
        <AccountMenu name={session.name} role={session.role} />
      </header>
      <SideMenu brand={<b>Administration {APP_NAME}</b>}>
        <nav className={css.menu} aria-label="Menu">
          <Entries entries={entries} />
        </nav>
      </SideMenu>
      <main className={css.main} id="contenu" tabIndex={-1}>
        <ReadSite value={site}>
          <Outlet />
        </ReadSite>
      </main>
      <PageAnnouncer />
    </div>
  )
}

function Entries({ entries }: { entries: readonly Screen[] }) {
  return (
    <>
      <AppLink href={HOME} className={css.entry} title="Accueil" sameSearch>
        <HomeIcon />
        <span className={css.label}>Accueil</span>
      </AppLink>
      <Groups entries={entries} />
    </>
  )
}

function Groups({ entries }: { entries: readonly Screen[] }) {
  return RAIL_GROUPS.map((group) => {
    const own = entries.filter(({ rail }) => rail?.group === group)
    if (own.length === 0) return null
    return (
      <Fragment key={group}>
        {own[0] !== entries[0] && <hr />}
        {own.map((entry) => (
          <Entry key={entry.path} {...entry} />
        ))}
      </Fragment>
    )
  })
}

function Entry({ path, title, rail }: Screen) {
  if (!rail) return null
  const { icon: Icon, Count } = rail
  return (
    <AppLink href={path} className={css.entry} title={title} withBelow>
      <Icon />
      <span className={css.label}>{title}</span>
      {Count && <Count className={css.count} />}
    </AppLink>
  )
}
