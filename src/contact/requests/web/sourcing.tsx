import type { ReactNode } from 'react'
import { FieldPair, TrappedForm } from '#src/contact/web/trapped-form.tsx'
import { useTeamForm } from '#src/contact/web/use-team-form.ts'
import type { AnsweredForm } from '#src/shared/page-context.ts'
import { call } from '#src/shell/api/api.ts'
import { useUser } from '#src/shell/session/current-user.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import drawing from '#src/ui/drawings/contact.svg'
import { RadioCards } from '#src/ui/form/choice-field.tsx'
import { EmailField } from '#src/ui/form/email-field.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { SearchIcon, ShieldIcon } from '#src/ui/icons.tsx'
import { InboxIcon } from '#src/ui/workspace-icons.tsx'
import type { sendSourcingRequest } from '../contract.ts'
import { NEEDED_BY, NEEDED_BY_LABELS, WORDS_MAX } from '../shared/choices.ts'
import { FormPage, Points } from './form-page.tsx'
import { ServedShow } from './served-show.tsx'

type NeededBy = (typeof NEEDED_BY)[number]

const EMPTY = {
  company_name: '',
  contact_name: '',
  email: '',
  phone_number: '',
  occupation: '',
  positions_count: '1',
  city: '',
  needed_by: null as NeededBy | null,
  message: '',
}

interface SourcingPageProps {
  openedAt: number
  answered: AnsweredForm | undefined
  /** What the site counts of itself, where it is enough to say. */
  figures: ReactNode
}

/** Where a company asks the team to look for people, and reads what it can do by itself on the site. */
export function SourcingPage({ openedAt, answered, figures }: SourcingPageProps) {
  const user = useUser()
  const known = user && {
    company_name: user.company?.name ?? '',
    contact_name: `${user.first_name} ${user.last_name}`.trim(),
    email: user.email,
  }
  return (
    <FormPage
      title="Vous cherchez quelqu’un&nbsp;? Dites-nous qui."
      lead="Décrivez le poste&nbsp;: une personne de l’équipe lit votre demande et vous répond par e-mail avec ce qu’elle peut faire pour vous."
      drawing={drawing}
      foot={<ServedShow />}
      form={
        <>
          <h2>Votre demande</h2>
          <SourcingForm
            key={user?.id ?? 'guest'}
            known={known ?? {}}
            openedAt={openedAt}
            answered={answered}
          />
        </>
      }
    >
      {figures}
      <Points title="Ce que vous pouvez déjà faire vous-même" points={POINTS} />
    </FormPage>
  )
}

const POINTS = [
  {
    icon: <InboxIcon size={20} />,
    title: 'Publier une offre, gratuitement',
    text: (
      <>
        Une société vérifiée a une offre active sans payer.{' '}
        <AppLink href="/inscription/recruteur">Créer un compte recruteur</AppLink>
      </>
    ),
  },
  {
    icon: <SearchIcon size={20} />,
    title: 'Chercher parmi les profils',
    text: (
      <>
        Les candidats qui l’acceptent peuvent être trouvés et invités, selon votre{' '}
        <AppLink href="/tarifs">formule</AppLink>.
      </>
    ),
  },
  {
    icon: <ShieldIcon size={20} />,
    title: 'Votre demande reste entre nous',
    text: 'Elle n’est ni publiée ni transmise. Nous la gardons un an.',
  },
]

interface SourcingFormProps extends Omit<SourcingPageProps, 'figures'> {
  known: Partial<typeof EMPTY>
}

function SourcingForm({ known, openedAt, answered }: SourcingFormProps) {
  const { form, sent } = useTeamForm({
    initial: { ...EMPTY, ...known },
    openedAt,
    answered,
    schema: async () => (await import('../contract.ts')).sendSourcingRequest.body,
    send: async (values) =>
      (await call<typeof sendSourcingRequest>('POST /api/sourcing-requests', { body: values as never }))
        .message,
  })
  const { text } = form
  return (
    <TrappedForm
      page="/sourcing-pro"
      form={form}
      sent={sent}
      button="Envoyer ma demande"
      note="Sans engagement et sans frais&nbsp;: nous vous répondons d’abord."
    >
      <TextField label="Métier recherché" autoComplete="off" {...text('occupation')} />
      <FieldPair>
        <TextField label="Nombre de postes" inputMode="numeric" {...text('positions_count')} />
        <TextField label="Ville" optional autoComplete="off" {...text('city')} />
      </FieldPair>
      <RadioCards
        label="Pour quand&nbsp;?"
        name="needed_by"
        value={form.values.needed_by}
        onChange={(needed_by) => void form.change({ needed_by })}
        choices={NEEDED_BY.map((value) => ({ value, label: NEEDED_BY_LABELS[value] }))}
        error={form.errors.needed_by}
      />
      <TextAreaField
        label="Le poste et la personne que vous cherchez"
        hint="Missions, expérience, contrat, salaire prévu."
        rows={6}
        max={WORDS_MAX}
        {...text('message')}
      />
      <TextField label="Société" autoComplete="organization" {...text('company_name')} />
      <TextField label="Votre nom" autoComplete="name" {...text('contact_name')} />
      <FieldPair>
        <EmailField label="E-mail" {...text('email')} />
        <TextField label="Téléphone" optional type="tel" autoComplete="tel" {...text('phone_number')} />
      </FieldPair>
    </TrappedForm>
  )
}
