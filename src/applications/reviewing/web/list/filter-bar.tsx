import { useRouter } from '@tanstack/react-router'
import { useLiveText } from '#src/ui/form/search-input.tsx'
import { FilterBar } from '#src/ui/lists/filter-bar.tsx'
import { type ApplicationsSearch, listHref, TEXT_MIN } from '../filters.ts'

interface ApplicationsFilterBarProps {
  search: ApplicationsSearch
  /** So many filters are in force. */
  count: number
  onMore: () => void
}

/** The bar has the filters that are used most; the others are behind « Filtres ». */
export function ApplicationsFilterBar({ search, count, onMore }: ApplicationsFilterBarProps) {
  const router = useRouter()
  const go = (change: ApplicationsSearch) =>
    router.navigate({ href: listHref(search, change), replace: true, resetScroll: false })
  const name = useLiveText(search.name ?? '', TEXT_MIN, (text) => go({ name: text || undefined }))
  const title = useLiveText(search.title ?? '', TEXT_MIN, (text) => go({ title: text || undefined }))
  return (
    <FilterBar
      label="Filtrer les candidatures"
      texts={[
        { label: 'Nom du candidat', live: name },
        { label: 'Titre de l’offre', live: title },
      ]}
      least={TEXT_MIN}
      order={search.sort_by_date ?? 'desc'}
      onOrder={(order) => go({ sort_by_date: order === 'asc' ? order : undefined })}
      count={count}
      onMore={onMore}
    />
  )
}
