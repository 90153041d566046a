import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { capitalised } from '#src/shared/phrases.ts'
import { formatLongDateTime } from '#src/shared/weekdays.ts'
import { Alert } from '#src/ui/display/alert.tsx'
import type { ItemGroup } from '../../home/shared/kinds.ts'
import { Failure } from '../desk/failure.tsx'
import { Loading } from '../desk/loading.tsx'
import screen from '../lists/screen.module.css'
import permitted from '../session/permitted.module.css'
import { sessionQuery } from '../session/session.ts'
import { Figures } from './figures.tsx'
import { FirstItem } from './first.tsx'
import css from './home.module.css'
import { Items } from './items.tsx'
import { MachineState } from './machine.tsx'
import { figuresQuery, itemsQuery, type WaitingItems } from './queries.ts'
import { UnusualThings } from './unusual.tsx'

/** What nobody has taken: the oldest of all, then those of the list. */
function listFree({ first, data }: WaitingItems) {
  return first ? [first, ...data.filter(({ id, holder }) => !holder && id !== first.id)] : []
}

/** What waits for the team, what is unusual and the figures of today, as far as the role may see them. */
export function HomePage({ group }: { group: ItemGroup | undefined }) {
  const { data: session } = useQuery(sessionQuery)
  const isOfTeam = session !== undefined && session.role !== null
  const items = useQuery({ ...itemsQuery(group), placeholderData: keepPreviousData, enabled: isOfTeam })
  const figures = useQuery({ ...figuresQuery, enabled: isOfTeam })
  if (!session) return null
  if (!isOfTeam)
    return (
      <div className={permitted.refused}>
        <Alert>Aucun rôle n’a été donné à votre compte.</Alert>
      </div>
    )
  const failed = [items, figures].find(({ error, data }) => error && !data)
  return (
    <>
      <header className={screen.head}>
        <div>
          <h1>Bonjour {session.name}</h1>
          {figures.data && <p className={css.moment}>{capitalised(formatLongDateTime(figures.data.at))}</p>}
        </div>
      </header>
      {items.data && figures.data ? (
        <div className={screen.body}>
          <FirstItem items={listFree(items.data)} />
          <div className={css.columns}>
            <Items waiting={items.data} group={group} />
            <div className={css.aside}>
              <UnusualThings things={figures.data.unusual} />
              {session.permissions.includes('read operations') && <MachineState />}
            </div>
          </div>
          {figures.data.figures.length > 0 && <Figures {...figures.data} />}
        </div>
      ) : failed?.error ? (
        <Failure error={failed.error} onRetry={() => void failed.refetch()} />
      ) : (
        <Loading />
      )}
    </>
  )
}
