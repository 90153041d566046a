import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { CATEGORY_LABELS } from '#src/content/articles/shared/categories.ts'
import { ARTICLE_STATE_LABELS, type ArticleState } from '#src/content/articles/shared/states.ts'
import { formatDate } from '#src/shared/dates.ts'
import { call } from '#src/shell/api/api.ts'
import { Button } from '#src/ui/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { useLiveText } from '#src/ui/form/search-input.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { FILTERS, readFilters } from '#src/ui/lists/filters.ts'
import type { Column } from '#src/ui/lists/record-table.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import { PlusIcon } from '#src/ui/workspace-icons.tsx'
import type { ArticleRow, createArticle, listWrittenArticles } from '../../articles/contract.ts'
import { formatMoment } from '../desk/labels.ts'
import { deskKeys, isList } from '../desk/query-keys.ts'
import { ListScreen } from '../lists/screen.tsx'
import { type ListSearch, MIN_LETTERS, useList } from '../lists/use-list.ts'
import { ARTICLE_STATE_TONES } from './labels.ts'

export const ARTICLES = '/articles'

interface ArticleSearch extends ListSearch {
  q?: string
  state?: ArticleState
}

export function readArticleSearch(raw: Record<string, unknown>): ArticleSearch {
  return readFilters(raw, {
    page: FILTERS.page,
    sort_by_date: FILTERS.order,
    q: FILTERS.text,
    state: (value) => value in ARTICLE_STATE_LABELS,
  })
}

const COLUMNS: readonly Column<ArticleRow>[] = [
  { label: 'Titre', width: '42%', cell: ({ title }) => title || 'Sans titre' },
  {
    label: 'État',
    width: '14%',
    cell: ({ state }) => <Badge tone={ARTICLE_STATE_TONES[state]}>{ARTICLE_STATE_LABELS[state]}</Badge>,
  },
  { label: 'Catégorie', width: '14%', cell: ({ category }) => CATEGORY_LABELS[category] },
  {
    label: 'En ligne',
    width: '14%',
    cell: ({ planned_for, first_published_at }) =>
      planned_for ? formatMoment(planned_for) : first_published_at && formatDate(first_published_at),
  },
  {
    label: 'Modifié',
    width: '16%',
    cell: ({ updated_at, updated_by }) => [formatDate(updated_at), updated_by].filter(Boolean).join(', '),
  },
]
const STATES = Object.entries(ARTICLE_STATE_LABELS).map(([value, label]) => ({ value, label }))

/** Every article, whatever its state. */
export function ArticleList({ search }: { search: ArticleSearch }) {
  const list = useList(ARTICLES, search, (query) =>
    call<typeof listWrittenArticles>('GET /api/admin/articles', { query }),
  )
  const words = useLiveText(search.q ?? '', MIN_LETTERS, (q) => list.filter({ q }))
  return (
    <ListScreen
      title="Articles"
      counted={['article', 'articles']}
      list={list}
      columns={COLUMNS}
      rowHref={({ id }) => `${ARTICLES}/${id}`}
      texts={[{ label: 'Titre ou mot', live: words }]}
      actions={<NewArticle />}
    >
      <SelectField
        label="État"
        name="state"
        choices={STATES}
        empty="Tous"
        value={search.state ?? ''}
        onChange={({ target }) => list.filter({ state: target.value as ArticleState })}
      />
    </ListScreen>
  )
}

function NewArticle() {
  const router = useRouter()
  const client = useQueryClient()
  const begin = useMutation({
    mutationFn: async () => (await call<typeof createArticle>('POST /api/admin/articles')).data,
    onSuccess: async ({ id }) => {
      await router.navigate({ href: `${ARTICLES}/${id}` })
      await client.invalidateQueries({ queryKey: deskKeys.all, predicate: isList })
    },
    onError: ({ message }) => toast.error({ title: 'L’article n’a pas pu être commencé', text: message }),
  })
  return (
    <Button small loading={begin.isPending} onClick={() => begin.mutate()}>
      <PlusIcon size={18} />
      Écrire
    </Button>
  )
}
