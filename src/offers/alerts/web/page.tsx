import { useRouter } from '@tanstack/react-router'
import type { FoundOffers } from '#src/offers/search/web/queries.ts'
import type { AnsweredForm } from '#src/shared/page-context.ts'
import { AuthCard } from '#src/shell/frames/auth-card.tsx'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import type { SearchParams } from '#src/ui/search-params.ts'
import css from './alert.module.css'
import { alertSearchOf, useAlertable } from './alertable.ts'
import { AlertForm, useAlertForm } from './form.tsx'

interface AlertPageProps {
  found: FoundOffers
  search: SearchParams
  /** The address of the list of offers for a search. */
  hrefOf: (search: SearchParams) => string
  answered: AnsweredForm | undefined
}

/** The page that « Créer une alerte » opens without scripts. */
export function AlertPage({ found, search, hrefOf, answered }: AlertPageProps) {
  const router = useRouter()
  const wanted = alertSearchOf(found, search)
  const list = hrefOf(wanted.search)
  const onDone = () => void router.navigate({ href: list })
  const { form, asked } = useAlertForm({ search: wanted.search, onDone, answered })
  const isAlertable = useAlertable(found)
  const asksSomething = Boolean(found.criteria.keywords) || found.criteria.applied.length > 0
  return (
    <AuthCard title="Créer une alerte" width={560} intro={wanted.label}>
      <div className={css.form}>
        {asked ? (
          <Alert kind="success" live>
            {asked}
          </Alert>
        ) : isAlertable ? (
          <AlertForm form={form} search={wanted.search}>
            <Button type="submit" wide scriptless loading={form.sending}>
              Créer l’alerte
            </Button>
          </AlertForm>
        ) : (
          <Alert>
            {found.alert
              ? 'Vous avez déjà une alerte sur cette recherche.'
              : 'Une alerte se crée sur une recherche, avec un compte candidat ou sans compte.'}
          </Alert>
        )}
        <LinkButton look="quiet" wide href={list}>
          {asksSomething ? 'Voir les offres de cette recherche' : 'Voir les offres'}
        </LinkButton>
      </div>
    </AuthCard>
  )
}
