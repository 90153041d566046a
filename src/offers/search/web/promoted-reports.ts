interface Promoted {
  /** Offers that stand first because they are sponsored. */
  ids: number[]
  /** They were not shown already. */
  isNew: boolean
  list: HTMLElement | null
  /** Once the page shows others. */
  left: AbortSignal
}

/** Tells that these are shown, and which of them is opened from their list. */
export function reportPromoted({ ids, isNew, list, left }: Promoted): void {
  if (isNew) report(`sponsored-views?offers=${ids}`)
  const opened = ({ target, button }: MouseEvent) => {
    // The right one opens a menu.
    if (button > 1) return
    const href = target instanceof Element && target.closest('a')?.getAttribute('href')
    const id = Number(href && /^\/offres\/(\d+)/.exec(href)?.[1])
    if (ids.includes(id)) report(`${id}/sponsored-click`)
  }
  // The second is of what is opened in another tab.
  for (const kind of ['click', 'auxclick'] as const) list?.addEventListener(kind, opened, { signal: left })
}

function report(path: string): void {
  fetch(`/api/offers/${path}`, { keepalive: true }).catch(() => undefined)
}
