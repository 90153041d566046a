import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { Criteria } from './criteria.tsx'
import { Notes } from './notes.tsx'
import { evaluationQuery, useTeamTools } from './queries.ts'
import { Sorting } from './sorting.tsx'
import css from './tab.module.css'

export default function EvaluationTab({ id }: { id: number }) {
  const { data: evaluation, error, refetch } = useQuery(evaluationQuery(id))
  const hasTools = useTeamTools()
  if (error && !evaluation) return <LoadFailure onRetry={() => void refetch()}>{error.message}</LoadFailure>
  if (!evaluation || hasTools === undefined) return <SkeletonLines />
  if (!hasTools) return <Notes evaluation={evaluation} />
  return (
    <div className={css.two}>
      <div className={css.main}>
        <Criteria evaluation={evaluation} />
        <Notes evaluation={evaluation} />
      </div>
      <div className={css.side}>
        <Sorting evaluation={evaluation} />
      </div>
    </div>
  )
}
