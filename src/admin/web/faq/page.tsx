import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FAQ_GROUP_IDS, FAQ_GROUPS, type FaqGroup } from '#src/content/faq/shared/groups.ts'
import { formatDate } from '#src/shared/dates.ts'
import { counted } from '#src/shared/phrases.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { ArrowUpIcon } from '#src/ui/icons.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
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

/** Every question of the FAQ, by group, in the order in which visitors read them. */
export function FaqList() {
  const { data, error, refetch } = useQuery(faqQuery)
  const [isNew, setNew] = useState(false)
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  const published = data.filter(({ is_published }) => is_published).length
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
        {FAQ_GROUP_IDS.map((group) => (
          <GroupList key={group} group={group} rows={data.filter((row) => row.group === group)} />
        ))}
      </div>
      <NewQuestion open={isNew} onClose={() => setNew(false)} />
    </>
  )
}

function GroupList({ group, rows }: { group: FaqGroup; rows: readonly FaqRow[] }) {
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
          </li>
        ))}
      </ol>
    </Section>
  )
}
