import { useSearch } from '@tanstack/react-router'
import { readHomeSearch } from '../home/addresses.ts'
import { HomePage } from '../home/page.tsx'

/** The first screen, which every administrator may open: it shows what the role may see. */
export function Home() {
  const search = useSearch({ strict: false })
  return <HomePage group={readHomeSearch(search).file} />
}
