import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useForm } from '#src/shell/form/use-form.ts'
import { Button } from '#src/ui/button.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { AdminPartner } from '../../partners/contract.ts'
import { Failure } from '../desk/failure.tsx'
import { Loading } from '../desk/loading.tsx'
import { Section } from '../desk/parts.tsx'
import screenCss from '../lists/screen.module.css'
import { PartnerCard } from './card.tsx'
import css from './partners.module.css'
import { addPartner, CHANGES, partnersQuery, usePartnerChange } from './queries.ts'

export const PARTNERS = '/partenaires'

/** Who works with the site: what visitors read of each, and in which order. */
export function PartnersPage() {
  const { data, error, refetch } = useQuery(partnersQuery)
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <>
      <header className={screenCss.head}>
        <h1>Partenaires</h1>
      </header>
      <div className={screenCss.body}>
        {data.length === 0 && (
          <p>
            Aucun partenaire pour l’instant. Ceux que vous ajoutez restent masqués jusqu’à ce que vous les
            montriez, sur /qui-sommes-nous et /nouveau-partenaire.
          </p>
        )}
        <NewPartner />
        <Partners partners={data} />
      </div>
    </>
  )
}

function Partners({ partners }: { partners: readonly AdminPartner[] }) {
  const { mutate, isPending } = usePartnerChange()
  const move = (at: number, by: number) => {
    const ids = partners.map(({ id }) => id)
    ids.splice(at + by, 0, ...ids.splice(at, 1))
    mutate(() => CHANGES.order(ids), {
      onError: ({ message }) => toast.error({ title: 'L’ordre n’a pas changé', text: message }),
    })
  }
  return partners.map((partner, at) => (
    <PartnerCard
      key={partner.id}
      partner={partner}
      onUp={at > 0 && !isPending ? () => move(at, -1) : undefined}
      onDown={at < partners.length - 1 && !isPending ? () => move(at, 1) : undefined}
    />
  ))
}

function NewPartner() {
  const client = useQueryClient()
  const form = useForm({
    initial: { name: '' },
    schema: async () => (await import('../../partners/contract.ts')).createPartner.body,
    short: true,
    send: async ({ name }) => {
      await addPartner(name)
      form.reset()
      await client.invalidateQueries({ queryKey: partnersQuery.queryKey })
    },
  })
  return (
    <Section title="Ajouter un partenaire">
      <form className={css.new} onSubmit={form.submit} noValidate>
        <FormFailure>{form.failure}</FormFailure>
        <TextField label="Nom" autoComplete="off" maxLength={120} {...form.text('name')} />
        <Button type="submit" loading={form.sending}>
          Ajouter
        </Button>
      </form>
    </Section>
  )
}
