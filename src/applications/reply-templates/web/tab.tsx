import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useAbility } from '#src/shell/session/ability.ts'
import { Button } from '#src/ui/button.tsx'
import { LimitNote } from '#src/ui/display/limit-note.tsx'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { PlusIcon } from '#src/ui/workspace-icons.tsx'
import type { ReplyTemplate, TemplateInput } from '../contract.ts'
import { TEMPLATES_FULL, TEMPLATES_MOST } from '../shared/limits.ts'
import { DeleteTemplate } from './delete.tsx'
import type { Editing } from './dialog.tsx'
import { TemplatesList } from './list.tsx'
import { templatesQuery } from './queries.ts'
import css from './reply-templates.module.css'
import { TemplatesStart } from './start.tsx'

const ReplyTemplateDialog = lazyPart(() => import('./dialog.tsx'))

const BLANK: TemplateInput = { title: '', body: '', use: 'stage' }

export default function TemplatesTab() {
  const { data, error, refetch } = useQuery(templatesQuery)
  if (data) return <Templates templates={data} />
  if (!error) return <SkeletonLines lines={6} />
  return <LoadFailure onRetry={() => refetch()}>{error.message}</LoadFailure>
}

function Templates({ templates }: { templates: ReplyTemplate[] }) {
  const canWrite = useAbility().can('edit', 'job offer')
  const [editing, setEditing] = useState<Editing | null>(null)
  const [asked, setAsked] = useState(false)
  const [deleting, setDeleting] = useState<ReplyTemplate | null>(null)
  const open = (start: TemplateInput, id: number | null = null) => {
    setAsked(true)
    setEditing({ ...start, id })
  }
  return (
    <section className={css.panel} aria-label="Modèles">
      <div className={css.head}>
        <div>
          <h2>Modèles</h2>
          <p className="small muted">
            Des textes partagés par votre équipe, proposés quand vous écrivez à un candidat.
          </p>
        </div>
        {canWrite && (
          <Button onClick={() => open(BLANK)}>
            <PlusIcon size={18} />
            Nouveau modèle
          </Button>
        )}
      </div>
      {canWrite && (
        <LimitNote
          kept={templates.filter(({ is_shared }) => !is_shared).length}
          most={TEMPLATES_MOST}
          full={TEMPLATES_FULL}
        />
      )}
      {templates.length === 0 ? (
        <TemplatesStart canWrite={canWrite} onStart={open} />
      ) : (
        <TemplatesList
          templates={templates}
          canWrite={canWrite}
          onEdit={(one) => open(one, one.id)}
          onCopy={({ title, body, use }) => open({ title, body, use })}
          onDelete={setDeleting}
        />
      )}
      {asked && (
        <Suspense>
          <ReplyTemplateDialog editing={editing} onClose={() => setEditing(null)} />
        </Suspense>
      )}
      <DeleteTemplate template={deleting} onClose={() => setDeleting(null)} />
    </section>
  )
}
