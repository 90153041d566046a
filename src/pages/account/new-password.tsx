import { createFileRoute } from '@tanstack/react-router'
import { isDeadLink } from '#src/accounts/recovery/web/dead-link.ts'
import { RecoveryForm } from '#src/accounts/recovery/web/form.tsx'

export const Route = createFileRoute('/_blank/recuperation-mot-de-passe/$id/$token')({
  staticData: { title: 'Nouveau mot de passe' },
  validateSearch: ({ verification }: Record<string, unknown>): { verification?: true } =>
    verification ? { verification: true } : {},
  loader: async ({ params }) => ({ dead: await isDeadLink(params) }),
  component: NewPasswordPage,
})

function NewPasswordPage() {
  const { verification = false } = Route.useSearch()
  return <RecoveryForm {...Route.useParams()} {...Route.useLoaderData()} verifying={verification} />
}
