import { createFileRoute } from '@tanstack/react-router'
import { RegisterChoice } from '#src/accounts/joining/web/account-choice.tsx'
import { providerSearch } from '#src/accounts/social/web/provider-search.ts'
import { pendingSocialQuery } from '#src/accounts/social/web/queries.ts'
import { destinationSearch } from '#src/shell/session/destination.ts'

export const Route = createFileRoute('/_blank/register')({
  staticData: { title: 'Créer un compte', guestOnly: true },
  validateSearch: (search: Record<string, unknown>) => ({
    ...destinationSearch(search),
    ...providerSearch(search),
  }),
  loaderDeps: ({ search: { fournisseur } }) => ({ fournisseur }),
  loader: async ({ context: { queryClient }, deps: { fournisseur } }) => {
    const waiting = fournisseur ? await queryClient.fetchQuery(pendingSocialQuery) : null
    return waiting?.provider === fournisseur ? waiting : null
  },
  component: RegisterPage,
})

function RegisterPage() {
  return <RegisterChoice to={Route.useSearch().to} identity={Route.useLoaderData()} />
}
