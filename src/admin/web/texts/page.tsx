import { useQuery } from '@tanstack/react-query'
import { TEXT_PAGE_NAMES, TEXT_PAGES, type TextPageName } from '#src/content/texts/shared/pages.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { readFilters } from '#src/ui/lists/filters.ts'
import { Failure } from '../desk/failure.tsx'
import { Loading } from '../desk/loading.tsx'
import screenCss from '../lists/screen.module.css'
import { TextEditor } from './editor.tsx'
import { writtenTextQuery } from './queries.ts'
import css from './texts.module.css'

export const TEXTS = '/textes'

interface TextSearch {
  page?: TextPageName
}

export function readTextSearch(raw: Record<string, unknown>): TextSearch {
  return readFilters(raw, { page: (value) => value in TEXT_PAGES })
}

/** The texts of the public pages: what each says, said and will say. */
export function TextsPage({ search: { page = 'about' } }: { search: TextSearch }) {
  return (
    <>
      <header className={screenCss.head}>
        <h1>Textes des pages</h1>
        <nav aria-label="Pages" className={css.pages}>
          {TEXT_PAGE_NAMES.map((name) => (
            <LinkButton
              key={name}
              small
              look={name === page ? 'soft' : 'quiet'}
              href={`${TEXTS}?page=${name}`}
              sameSearch
              aria-current={name === page ? 'page' : undefined}
            >
              {TEXT_PAGES[name].title}
            </LinkButton>
          ))}
        </nav>
      </header>
      <div className={screenCss.body}>
        <Text key={page} page={page} />
      </div>
    </>
  )
}

function Text({ page }: { page: TextPageName }) {
  const { data, error, refetch, isFetchedAfterMount } = useQuery(writtenTextQuery(page))
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  // What was read the last time may be old by now, and the form begins with what it is given.
  if (!data || !isFetchedAfterMount) return <Loading />
  return <TextEditor desk={data} />
}
