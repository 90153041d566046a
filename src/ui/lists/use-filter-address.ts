import { useRouter } from '@tanstack/react-router'

/**
 * Returns a function that changes what the address of a list asks for, in place of the entry in the history. A second
 * choice may come before the page shows the first, so the change is made to the address as it is by then.
 * @param hrefAfter the address after a change to what it asks for now
 */
export function useFilterAddress<Change>(
  hrefAfter: (now: Record<string, unknown>, change: Change) => string,
) {
  const router = useRouter()
  return (change: Change) =>
    router.navigate({
      href: hrefAfter(router.latestLocation.search, change),
      replace: true,
      resetScroll: false,
    })
}
