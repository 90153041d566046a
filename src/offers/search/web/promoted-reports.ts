/** Tells that these offers are shown first because they are sponsored. */
export const reportShown = (ids: readonly number[]): void => report(`sponsored-views?offers=${ids}`)

/** Tells which of them this press opens, if it opens one. */
export function reportOpened(ids: readonly number[], { target, button }: MouseEvent): void {
  // The right one opens a menu.
  if (button > 1) return
  const href = target instanceof Element && target.closest('a')?.getAttribute('href')
  const id = Number(href && /^\/offres\/(\d+)/.exec(href)?.[1])
  if (ids.includes(id)) report(`${id}/sponsored-click`)
}

function report(path: string): void {
  fetch(`/api/offers/${path}`, { keepalive: true }).catch(() => undefined)
}
