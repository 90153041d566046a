/** Reports that these sponsored offers were shown first. */
export const reportShown = (ids: readonly number[]): void => report(`sponsored-views?offers=${ids}`)

/** Reports which of these sponsored offers the press opens, if any. */
export function reportOpened(ids: readonly number[], { target, button }: MouseEvent): void {
  // The right button opens a menu and no offer.
  if (button > 1) return
  const href = target instanceof Element && target.closest('a')?.getAttribute('href')
  const id = Number(href && /^\/offres\/(\d+)/.exec(href)?.[1])
  if (ids.includes(id)) report(`${id}/sponsored-click`)
}

function report(path: string): void {
  fetch(`/api/offers/${path}`, { keepalive: true }).catch(() => undefined)
}
