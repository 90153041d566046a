import { useQuery } from '@tanstack/react-query'
import { occupationQuery } from '#src/occupations/web/queries.ts'

/** The occupation that a title names, or most likely does; null for none, and until it is known. */
export function useTrade(title: string) {
  const asked = title.trim()
  const { data } = useQuery(occupationQuery(asked, ''))
  if (asked.length < 2) return null
  return data?.recognised ?? data?.likely[0] ?? null
}
