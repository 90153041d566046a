import type { ReactNode } from 'react'
import { FieldPair, TrappedForm } from '#src/contact/web/trapped-form.tsx'
import { useTeamForm } from '#src/contact/web/use-team-form.ts'
import type { AnsweredForm } from '#src/shared/page-context.ts'
import { call } from '#src/shell/api/api.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import drawing from '#src/ui/drawings/partenaires.svg'
import { RadioCards } from '#src/ui/form/choice-field.tsx'
import { EmailField } from '#src/ui/form/email-field.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { BuildingIcon } from '#src/ui/icons.tsx'
import { FileIcon, TextIcon, UsersIcon } from '#src/ui/workspace-icons.tsx'
import type { sendPartnerRequest } from '../contract.ts'
import { PARTNER_KIND_LABELS, PARTNER_KINDS, WORDS_MAX } from '../shared/choices.ts'
import { FormPage, Points } from './form-page.tsx'

type PartnerKind = (typeof PARTNER_KINDS)[number]

const EMPTY = {
  partner_kind: null as PartnerKind | null,
  organisation: '',
  contact_name: '',
  email: '',
  phone_number: '',
  message: '',
}

interface PartnerPageProps {
  openedAt: number
  answered: AnsweredForm | undefined
  /** Those who already work with the site. */
  partners: ReactNode
}

/** Where schools, associations and media propose to do something together. */
export function PartnerPage({ openedAt, answered, partners }: PartnerPageProps) {
  return (
    <FormPage
      title="Faites-le avec nous"
      lead="Écoles, ONG, fédérations, médias&nbsp;: aidons ensemble ceux qui cherchent à trouver des offres relues, et une réponse."
      drawing={drawing}
      form={
        <>
          <h2>Nous rencontrer</h2>
          <PartnerForm openedAt={openedAt} answered={answered} />
        </>
      }
    >
      <Points title="Par où commencer ensemble" points={POINTS} />
      {partners}
    </FormPage>
  )
}

const POINTS = [
  {
    icon: <FileIcon size={20} />,
    title: 'Écoles et centres de formation',
    text: (
      <>
        Vos étudiants font leur <AppLink href="/creer-un-cv">CV gratuitement</AppLink>, même sans compte, et
        cherchent un <AppLink href="/offres?keywords=stage">stage</AppLink> dans leur ville.
      </>
    ),
  },
  {
    icon: <UsersIcon size={20} />,
    title: 'ONG et programmes d’insertion',
    text: 'Un atelier CV, un compte et une alerte par personne accompagnée\u00A0: dites-nous qui vous accompagnez et où.',
  },
  {
    icon: <BuildingIcon size={20} />,
    title: 'Fédérations et chambres de commerce',
    text: (
      <>
        Vos membres vérifiés publient, et leur taux de réponse les distingue dans le{' '}
        <AppLink href="/top-recruteur">classement</AppLink>.
      </>
    ),
  },
  {
    icon: <TextIcon size={20} />,
    title: 'Médias',
    text: (
      <>
        Reprenez nos <AppLink href="/actualites">conseils</AppLink> en citant leur source, et proposez-nous
        vos sujets.
      </>
    ),
  },
]

function PartnerForm({ openedAt, answered }: Omit<PartnerPageProps, 'partners'>) {
  const { form, sent } = useTeamForm({
    initial: EMPTY,
    openedAt,
    answered,
    schema: async () => (await import('../contract.ts')).sendPartnerRequest.body,
    send: async (values) =>
      (await call<typeof sendPartnerRequest>('POST /api/partner-requests', { body: values as never }))
        .message,
  })
  const { text } = form
  return (
    <TrappedForm
      page="/nouveau-partenaire"
      form={form}
      sent={sent}
      button="Proposer un partenariat"
      note="Une personne vous répond par e-mail. Nous gardons votre proposition un an."
    >
      <RadioCards
        label="Vous êtes"
        name="partner_kind"
        value={form.values.partner_kind}
        onChange={(partner_kind) => void form.change({ partner_kind })}
        choices={PARTNER_KINDS.map((value) => ({ value, label: PARTNER_KIND_LABELS[value] }))}
        error={form.errors.partner_kind}
      />
      <TextField label="Organisation" autoComplete="organization" {...text('organisation')} />
      <TextField label="Votre nom" autoComplete="name" {...text('contact_name')} />
      <FieldPair>
        <EmailField label="E-mail" {...text('email')} />
        <TextField label="Téléphone" optional type="tel" autoComplete="tel" {...text('phone_number')} />
      </FieldPair>
      <TextAreaField
        label="Ce que vous aimeriez faire"
        hint="En deux phrases, c’est assez."
        rows={5}
        max={WORDS_MAX}
        {...text('message')}
      />
    </TrappedForm>
  )
}
