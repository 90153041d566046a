import type { MouseEvent, ReactNode } from 'react'
import { Button } from '../button.tsx'
import { CloseIcon, MenuIcon } from '../icons.tsx'
import css from './side-menu.module.css'

/** The one menu of a page, so that any button may open it. */
export const SIDE_MENU = 'menu'

/** The whole navigation, over a phone's page: the browser's own popover, so it opens before, and without, scripts. */
export function SideMenu({ brand, children }: { brand: ReactNode; children: ReactNode }) {
  const closeBehind = (event: MouseEvent<HTMLDivElement>) => {
    if ((event.target as Element).closest('a[href]')) event.currentTarget.hidePopover()
  }
  return (
    // biome-ignore lint/a11y: a press on a link inside closes it; the links are the keyboard's way.
    <div id={SIDE_MENU} popover="auto" className={css.menu} onClick={closeBehind}>
      <div className={css.head}>
        <Button
          look="quiet"
          iconOnly
          aria-label="Fermer le menu"
          popoverTarget={SIDE_MENU}
          popoverTargetAction="hide"
        >
          <CloseIcon />
        </Button>
        {brand}
      </div>
      {children}
    </div>
  )
}

export function SideMenuButton({ className }: { className: string | undefined }) {
  return (
    <Button look="quiet" iconOnly className={className} aria-label="Ouvrir le menu" popoverTarget={SIDE_MENU}>
      <MenuIcon />
    </Button>
  )
}
