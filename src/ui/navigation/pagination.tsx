import { AppLink } from '../app-link.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../icons.tsx'
import css from './pagination.module.css'

interface PaginationProps {
  page: number
  lastPage: number
  hrefOf: (page: number) => string
}

/** Pages as links, so that they work without scripts and open in a tab; nothing for a single page. */
export function Pagination({ page, lastPage, hrefOf }: PaginationProps) {
  if (lastPage < 2) return null
  return (
    <nav aria-label="Pagination" className={css.nav}>
      <ul className={css.list}>
        <li>
          {page > 1 ? (
            <AppLink href={hrefOf(page - 1)} rel="prev" aria-label="Page précédente" sameSearch>
              <ChevronLeftIcon />
            </AppLink>
          ) : (
            <span className={css.off} aria-hidden="true">
              <ChevronLeftIcon />
            </span>
          )}
        </li>
        {pagesAround(page, lastPage).map((shown) =>
          shown < 0 ? (
            <li key={shown} className={css.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={shown} className={Math.abs(shown - page) > 1 ? css.far : undefined}>
              <AppLink
                href={hrefOf(shown)}
                aria-label={`Page ${shown}`}
                aria-current={shown === page ? 'page' : undefined}
                sameSearch
              >
                {shown}
              </AppLink>
            </li>
          ),
        )}
        <li>
          {page < lastPage ? (
            <AppLink href={hrefOf(page + 1)} rel="next" aria-label="Page suivante" sameSearch>
              <ChevronRightIcon />
            </AppLink>
          ) : (
            <span className={css.off} aria-hidden="true">
              <ChevronRightIcon />
            </span>
          )}
        </li>
      </ul>
    </nav>
  )
}

/** First, last and those around the current one; a negative number where some are left out. */
function pagesAround(page: number, last: number): number[] {
  const shown = [...new Set([1, page - 2, page - 1, page, page + 1, page + 2, last])]
    .filter((one) => one >= 1 && one <= last)
    .sort((a, b) => a - b)
  return shown.flatMap((one, index) => {
    const before = shown[index - 1]
    return before !== undefined && one - before > 1 ? [-one, one] : [one]
  })
}
