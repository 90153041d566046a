import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { call } from '#src/shell/api/api.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { Button } from '#src/ui/button.tsx'
import { RadioCards } from '#src/ui/form/choice-field.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { CodeField } from '#src/ui/form/text-field.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { AccountComparison, mergeAccounts } from '../../people/contract.ts'
import { Section } from '../desk/parts.tsx'
import { deskKeys } from '../desk/query-keys.ts'
import { PEOPLE } from '../people/list.tsx'
import own from './merging.module.css'

/** Chooses the profile that stays, and merges with a reason and a code of the administrator. */
export function MergeForm({ comparison }: { comparison: AccountComparison }) {
  const { kept, merged, seen } = comparison
  const client = useQueryClient()
  const router = useRouter()
  const form = useForm({
    initial: {
      merged_id: merged.id,
      seen,
      profile: newerProfile(comparison),
      reason: '',
      code: '',
    },
    schema: async () => (await import('../../people/contract.ts')).mergeInput,
    short: true,
    send: async (body) => {
      try {
        await call<typeof mergeAccounts>('POST /api/admin/people/:id/merges', {
          params: { id: kept.id },
          body,
        })
        toast.success({ title: 'Les deux comptes sont réunis', text: 'Les deux adresses en sont averties.' })
        await router.navigate({ href: `${PEOPLE}/${kept.id}` })
      } finally {
        // Whatever happened, what the screens show of both accounts may be old.
        void client.invalidateQueries({ queryKey: deskKeys.all })
      }
    },
  })
  return (
    <Section title="Réunir">
      <form className={own.form} onSubmit={form.submit} noValidate>
        <FormFailure>{form.failure}</FormFailure>
        {kept.profile && merged.profile && (
          <RadioCards
            label="Le profil qui reste"
            name="profile"
            value={form.values.profile}
            onChange={(profile) => form.change({ profile })}
            choices={[
              { value: 'kept', label: kept.email, detail: kept.profile.headline || 'Sans titre' },
              { value: 'merged', label: merged.email, detail: merged.profile.headline || 'Sans titre' },
            ]}
            hint="L’autre profil est gardé sans être montré. Il n’est public que si les deux l’étaient."
          />
        )}
        <TextAreaField
          label="Comment savez-vous que c’est la même personne&nbsp;?"
          hint="Gardé au journal."
          rows={3}
          maxLength={300}
          {...form.text('reason')}
        />
        <CodeField
          label="Votre code de connexion"
          hint="Les six chiffres que montre votre application."
          {...form.text('code')}
        />
        <p>
          <b>{merged.email}</b> n’ouvrira plus de compte. Les deux adresses en sont averties.
        </p>
        <Button type="submit" look="danger" loading={form.sending}>
          Réunir dans {kept.email}
        </Button>
      </form>
    </Section>
  )
}

/** The profile that was written last is likelier the right one. */
function newerProfile({ kept, merged }: AccountComparison): 'kept' | 'merged' {
  return (merged.profile?.updated_at ?? '') > (kept.profile?.updated_at ?? '') ? 'merged' : 'kept'
}
