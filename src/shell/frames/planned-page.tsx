import { useMatches } from '@tanstack/react-router'
import { LinkButton } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { AuthCard } from './auth-card.tsx'
import { PLANNED, type Plan } from './planned.ts'
import css from './planned-page.module.css'

/** A page of the site map that has no content yet: it says what will stand there, and what to do instead. */
export function PlannedPage() {
  const { title, path, layout } = useMatches({
    select: (matches) => {
      // A popup is a page of its own over this one, so the last page that is planned is looked for.
      const page = matches.filter(({ fullPath }) => PLANNED[fullPath]).at(-1)
      return {
        title: (page?.loaderData as { crumb?: string } | undefined)?.crumb ?? page?.staticData.title ?? '',
        path: page?.fullPath ?? '/',
        layout: page?.routeId.split('/')[1] ?? '_default',
      }
    },
    structuralSharing: true,
  })
  const plan = PLANNED[path] ?? PLANNED['/']
  if (!plan) return null
  if (layout === '_blank')
    return (
      <AuthCard width={560} title={title}>
        <Content plan={plan} />
      </AuthCard>
    )
  return (
    <div className={layout === '_auth' ? css.inside : classes('container', css.page)}>
      <h1>{title}</h1>
      <div className={css.card}>
        <Content plan={plan} />
      </div>
    </div>
  )
}

function Content({ plan: { icon, text, href, label } }: { plan: Plan }) {
  return (
    <EmptyState icon={icon} actions={<LinkButton href={href}>{label}</LinkButton>}>
      {text}
    </EmptyState>
  )
}
