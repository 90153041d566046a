import { useQuery } from '@tanstack/react-query'
import { Failure } from '../desk/failure.tsx'
import { Loading } from '../desk/loading.tsx'
import { ArticleEditor } from './editor.tsx'
import { articleQuery } from './queries.ts'

/** The screen of an article. */
export function ArticlePage({ id }: { id: number }) {
  const { data, error, refetch, isFetchedAfterMount } = useQuery(articleQuery(id))
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  // What was read the last time may be old by now, and the editor begins with what it is given.
  if (!data || !isFetchedAfterMount) return <Loading />
  return <ArticleEditor key={id} article={data} />
}
