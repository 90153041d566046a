import { TrappedForm } from '#src/contact/web/trapped-form.tsx'
import { useTeamForm } from '#src/contact/web/use-team-form.ts'
import type { AnsweredForm } from '#src/shared/page-context.ts'
import { call } from '#src/shell/api/api.ts'
import { useUser } from '#src/shell/session/current-user.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import drawing from '#src/ui/drawings/avis.svg'
import { RadioCards } from '#src/ui/form/choice-field.tsx'
import { EmailField } from '#src/ui/form/email-field.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { FlagIcon, LockIcon } from '#src/ui/icons.tsx'
import { ChatIcon, ReadIcon } from '#src/ui/workspace-icons.tsx'
import type { sendFeedback } from '../contract.ts'
import { FEEDBACK_TOPIC_LABELS, FEEDBACK_TOPICS, WORDS_MAX } from '../shared/choices.ts'
import { FormPage, Points } from './form-page.tsx'
import { RatingField } from './rating-field.tsx'

type Topic = (typeof FEEDBACK_TOPICS)[number]

interface FeedbackPageProps {
  openedAt: number
  answered: AnsweredForm | undefined
  /** The page that the opinion is about, by its path; empty when none is known. */
  about: string
}

/** Where anybody says what helps or hinders on the site, without an account or an address. */
export function FeedbackPage(props: FeedbackPageProps) {
  const user = useUser()
  return (
    <FormPage
      title="Donner mon avis"
      lead="Ce qui vous a aidé, ce qui vous a bloqué&nbsp;: une personne de l’équipe lit chaque avis. Sans compte, et sans adresse si vous préférez."
      drawing={drawing}
      form={<FeedbackForm key={user?.id ?? 'guest'} {...props} email={user?.email ?? ''} />}
    >
      <Points title="Ce que devient votre avis" points={POINTS} />
    </FormPage>
  )
}

const POINTS = [
  {
    icon: <ReadIcon size={20} />,
    title: 'Il est lu par une personne',
    text: 'Il arrive dans la boîte de l’équipe, avec la page dont il parle.',
  },
  {
    icon: <ChatIcon size={20} />,
    title: 'Vous pouvez recevoir une réponse',
    text: 'Si vous laissez une adresse. Elle ne sert qu’à cela.',
  },
  {
    icon: <LockIcon size={20} />,
    title: 'Il n’est pas publié',
    text: 'Nous le gardons un an, sans votre nom. N’écrivez ni mot de passe ni code.',
  },
  {
    icon: <FlagIcon size={20} />,
    title: 'Une offre vous inquiète\u00A0?',
    text: (
      <>
        Ouvrez-la et choisissez «&nbsp;Signaler cette offre&nbsp;» : c’est plus rapide. Pour une question,
        voyez d’abord les <AppLink href="/faq">réponses</AppLink>.
      </>
    ),
  },
]

interface FeedbackFormProps extends FeedbackPageProps {
  email: string
}

function FeedbackForm({ openedAt, answered, about, email }: FeedbackFormProps) {
  const { form, sent } = useTeamForm({
    initial: { rating: '', topic: null as Topic | null, message: '', page: about, email },
    openedAt,
    answered,
    schema: async () => (await import('../contract.ts')).sendFeedback.body,
    send: async (values) =>
      (await call<typeof sendFeedback>('POST /api/feedback', { body: values as never })).message,
  })
  const { text } = form
  return (
    <TrappedForm
      page="/feedback"
      form={form}
      sent={sent}
      button="Envoyer mon avis"
      note="Gardé un an, sans votre nom."
    >
      <RatingField
        value={form.values.rating}
        onChange={(rating) => void form.change({ rating })}
        error={form.errors.rating}
      />
      <RadioCards
        label="C’est à propos de"
        name="topic"
        value={form.values.topic}
        onChange={(topic) => void form.change({ topic })}
        choices={FEEDBACK_TOPICS.map((value) => ({ value, label: FEEDBACK_TOPIC_LABELS[value] }))}
        error={form.errors.topic}
      />
      <TextAreaField
        label="Ce qui vous a aidé, ou bloqué"
        hint="Pas de mot de passe ni de code ici."
        rows={6}
        max={WORDS_MAX}
        {...text('message')}
      />
      <input type="hidden" name="page" value={form.values.page} />
      <EmailField label="Votre e-mail" optional hint="Seulement pour vous répondre." {...text('email')} />
    </TrappedForm>
  )
}
