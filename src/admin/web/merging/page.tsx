import { useQuery } from '@tanstack/react-query'
import { call } from '#src/shell/api/api.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import type { compareAccounts } from '../../people/contract.ts'
import { DecisionBar } from '../desk/bar.tsx'
import css from '../desk/desk.module.css'
import { Failure } from '../desk/failure.tsx'
import { Loading } from '../desk/loading.tsx'
import { Missing } from '../desk/missing.tsx'
import { deskKeys } from '../desk/query-keys.ts'
import { PEOPLE } from '../people/list.tsx'
import { type MergingSearch, mergingHref } from '../people/merging-address.ts'
import { Comparison, Doubles } from './comparison.tsx'
import { FindOther } from './find-other.tsx'
import { MergeForm } from './form.tsx'
import own from './merging.module.css'

/** Two accounts of one person: found, compared, and made one. */
export function MergingPage({ search }: { search: MergingSearch }) {
  const [kept, merged] = [Number(search.kept ?? 0), Number(search.merged ?? 0)]
  if (!kept) return <Missing />
  return (
    <>
      <DecisionBar
        place={<AppLink href={`${PEOPLE}/${kept}`}>Compte n°&nbsp;{kept}</AppLink>}
        decisions={[]}
        refusal={null}
      />
      <div className={css.body}>
        <div>
          <h1 className={css.title}>Réunir deux comptes</h1>
          <p className="muted">
            Pour une personne qui s’est inscrite deux fois. Tout passe dans le compte qui reste&nbsp;; l’autre
            n’ouvre plus rien. Cela ne se défait pas.
          </p>
        </div>
        {merged ? <Compared kept={kept} merged={merged} /> : <FindOther kept={kept} />}
      </div>
    </>
  )
}

function Compared({ kept, merged }: { kept: number; merged: number }) {
  const { data, error, refetch } = useQuery({
    queryKey: deskKeys.comparison(kept, merged),
    queryFn: async () =>
      (
        await call<typeof compareAccounts>('GET /api/admin/people/:id/merges/:merged_id', {
          params: { id: kept, merged_id: merged },
        })
      ).data,
  })
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <>
      <div className={own.actions}>
        <LinkButton look="secondary" small href={mergingHref({ kept: merged, merged: kept })}>
          Garder l’autre compte
        </LinkButton>
        <LinkButton look="quiet" small href={mergingHref({ kept })}>
          Choisir un autre compte
        </LinkButton>
      </div>
      {data.obstacles.map((why) => (
        <Alert key={why} kind="warning">
          <b>Ces comptes ne se réunissent pas.</b> {why}
        </Alert>
      ))}
      <Comparison comparison={data} />
      <Doubles doubles={data.doubles} />
      {data.obstacles.length === 0 && <MergeForm key={data.seen} comparison={data} />}
    </>
  )
}
