import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { Notes } from './notes.tsx'
import { evaluationQuery } from './queries.ts'

interface PanelNotesProps {
  id: number
  /** The panel goes on to what comes next once a note is written. */
  onWritten: () => void
}

/** The notes are read only once somebody asks for them. */
export default function PanelNotes({ id, onWritten }: PanelNotesProps) {
  const { data: evaluation, error, refetch } = useQuery(evaluationQuery(id))
  if (evaluation) return <Notes evaluation={evaluation} writing onWritten={onWritten} />
  if (error) return <LoadFailure onRetry={() => void refetch()}>{error.message}</LoadFailure>
  return <SkeletonLines />
}
