import { useMutation, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { FAQ_GROUP_IDS, FAQ_GROUPS, type FaqGroup } from '#src/content/faq/shared/groups.ts'
import { formatDate } from '#src/shared/dates.ts'
import { counted, plainWords } from '#src/shared/phrases.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { SearchInput, useLiveText } from '#src/ui/form/search-input.tsx'
import { ArrowUpIcon, SearchIcon } from '#src/ui/icons.tsx'
import { FILTERS, readFilters } from '#src/ui/lists/filters.ts'
import { toast } from '#src/ui/overlay/toasts.ts'
import { stringifySearch } from '#src/ui/search-params.ts'
import { ArrowDownIcon, PlusIcon } from '#src/ui/workspace-icons.tsx'
import type { FaqRow } from '../../faq/contract.ts'
import { Failure } from '../desk/failure.tsx'
import { Loading } from '../desk/loading.tsx'
import { Section } from '../desk/parts.tsx'
import screenCss from '../lists/screen.module.css'
import css from './faq.module.css'
import { NewQuestion } from './new-question.tsx'
import { faqQuery, useOrder } from './queries.ts'

export const FAQ = '/faq'

interface FaqSearch {
  /** Words of a question. */
  q?: string
}

export function readFaqSearch(raw: Record<string, unknown>): FaqSearch {
  return readFilters(raw, { q: FILTERS.text })
}

/** Every question of the FAQ, by group, in the order in which visitors read them; those alone that have the words looked for. */
export function FaqList({ search: { q = '' } }: { search: FaqSearch }) {
  const router = useRouter()
  const { data, error, refetch } = useQuery(faqQuery)
  const words = useLiveText(q, 1, (text) => {
    const href = FAQ + stringifySearch({ q: text || undefined })
    void router.navigate({ href, replace: true, resetScroll: false })
  })
  const [isNew, setNew] = useState(false)
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  const published = data.filter(({ is_published }) => is_published).length
  const found = data.filter(({ question }) => plainWords(question).includes(plainWords(q)))
  const groups = FAQ_GROUP_IDS.filter((id) => q === '' || found.some(({ group }) => group === id))
  return (
    <>
      <header className={screenCss.head}>
        <h1>FAQ</h1>
        <span>{counted(published, 'question publiée', 'questions publiées')}</span>
        <div className={screenCss.actions}>
          <Button small onClick={() => setNew(true)}>
            <PlusIcon size={18} />
            Écrire une question
          </Button>
        </div>
      </header>
      <div className={screenCss.body}>
        <SearchInput label="Chercher une question" live={words} />
        <p role="status" className="hidden-text">
          {q && counted(found.length, 'question trouvée', 'questions trouvées')}
        </p>
        {groups.length === 0 && (
          <EmptyState icon={SearchIcon} title="Aucune question n’a ces mots">
            Les réponses ne sont pas cherchées, seulement les questions.
          </EmptyState>
        )}
        {groups.map((group) => (
          <GroupList
            key={group}
            group={group}
            rows={found.filter((row) => row.group === group)}
            isWhole={q === ''}
          />
        ))}
      </div>
      <NewQuestion open={isNew} onClose={() => setNew(false)} />
    </>
  )
}

interface GroupListProps {
  group: FaqGroup
  rows: readonly FaqRow[]
  /** Some of its questions alone cannot change places. */
  isWhole: boolean
}

function GroupList({ group, rows, isWhole }: GroupListProps) {
  const order = useOrder(group)
  const { mutate, isPending } = useMutation({
    mutationFn: order,
    onError: ({ message }) => toast.error({ title: 'L’ordre n’a pas changé', text: message }),
  })
  const move = (at: number, by: number) => {
    const next = [...rows]
    next.splice(at + by, 0, ...next.splice(at, 1))
    mutate(next)
  }
  return (
    <Section title={FAQ_GROUPS[group]}>
      <ol className={css.rows}>
        {rows.map(({ id, question, is_published, updated_at, updated_by }, at) => (
          <li key={id}>
            <span>
              <AppLink href={`${FAQ}/${id}`}>{question}</AppLink>
              <small>{[formatDate(updated_at), updated_by].filter(Boolean).join(', ')}</small>
            </span>
            {!is_published && <Badge tone="amber">Masquée</Badge>}
            {isWhole && (
              <>
                <Button
                  look="quiet"
                  small
                  disabled={at === 0 || isPending}
                  aria-label={`Monter\u00a0: ${question}`}
                  onClick={() => move(at, -1)}
                >
                  <ArrowUpIcon size={18} />
                </Button>
                <Button
                  look="quiet"
                  small
                  disabled={at === rows.length - 1 || isPending}
                  aria-label={`Descendre\u00a0: ${question}`}
                  onClick={() => move(at, 1)}
                >
                  <ArrowDownIcon size={18} />
                </Button>
              </>
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}
