import { createFileRoute, useRouter } from '@tanstack/react-router'
import { AuthCard } from '#src/ui/auth-card.tsx'
import { challengeWaits } from '#src/ui/challenge.ts'
import { destinationOf } from '#src/ui/destination.ts'
import { LoginForm } from '#src/ui/login-form.tsx'

export const Route = createFileRoute('/_blank/login')({
  staticData: { title: 'Connexion', guestOnly: true },
  validateSearch: ({ to }: { to?: unknown }): { to?: string } => (typeof to === 'string' ? { to } : {}),
  loader: () => challengeWaits(),
  component: LoginPage,
})

function LoginPage() {
  const router = useRouter()
  const { to } = Route.useSearch()
  const leave = () => router.navigate({ href: destinationOf(to, router) })
  return (
    <AuthCard title="Connexion">
      <LoginForm onDone={leave} awaitsCode={Route.useLoaderData()} />
    </AuthCard>
  )
}
