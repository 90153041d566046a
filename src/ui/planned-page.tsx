import { useMatches } from '@tanstack/react-router'

/** A page of the site map that nothing fills yet. */
export function PlannedPage() {
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData })
  return <h1>{page?.title}</h1>
}
