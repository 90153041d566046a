import type { ComponentType } from 'react'
import { SearchIcon } from '#src/ui/icons.tsx'
import { TextIcon } from '#src/ui/workspace-icons.tsx'

export interface Plan {
  icon: ComponentType<{ size?: number }>
  text: string
  /** Where the one useful thing to do instead is done. */
  href: string
  label: string
}

const OFFERS = ['/offres', 'Voir les offres'] as const

type Row = [Plan['icon'], string, readonly [href: string, label: string]]

const ROWS: Record<string, Row> = {
  '/': [SearchIcon, 'Trouvez une offre partout à Madagascar.', OFFERS],
  '/actualites': [TextIcon, 'Aucune actualité n’est publiée pour le moment.', OFFERS],
  '/actualites/$id': [TextIcon, 'Cet article n’est pas publié.', OFFERS],
}

/** The texts of the pages without content yet, by their path in the site map. */
export const PLANNED: Record<string, Plan> = Object.fromEntries(
  Object.entries(ROWS).map(([path, [icon, text, [href, label]]]) => [path, { icon, text, href, label }]),
)
