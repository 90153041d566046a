import { useUser } from '#src/shell/session/current-user.ts'
import { LinkButton } from '#src/ui/button.tsx'
import css from './steps.module.css'

interface Step {
  title: string
  text: string
}

const APPLICANT: Step[] = [
  { title: 'Créez votre CV une fois', text: 'Il sert à chaque candidature. Votre CV en PDF convient aussi.' },
  {
    title: 'Postulez en quelques gestes',
    text: 'Votre CV, votre motivation, vos prétentions. Sans réseau, votre brouillon attend.',
  },
  {
    title: 'Suivez chaque étape',
    text: 'Envoyée, consultée, entretien\u00A0: vous savez où en est votre dossier, jusqu’à la réponse.',
  },
]
const RECRUITER: Step[] = [
  {
    title: 'Faites vérifier votre société',
    text: 'NIF, STAT et RCS contrôlés avant votre première offre.',
  },
  { title: 'Publiez vos offres', text: 'Chacune affiche le délai dans lequel vous répondez.' },
  {
    title: 'Répondez à tous',
    text: 'Candidatures triées par étape, CV lisible dans la page, et chaque candidat suit la sienne.',
  },
]

/** Explains in steps how the site works for applicants and for recruiters. */
export function HomeSteps() {
  const user = useUser()
  return (
    <div className={css.how}>
      <div>
        <h3>Vous cherchez un emploi</h3>
        <Steps steps={APPLICANT} />
        {user ? (
          <LinkButton href="/offres">Voir les offres</LinkButton>
        ) : (
          <LinkButton href="/inscription/candidat">Créer mon compte candidat</LinkButton>
        )}
      </div>
      <div className={css.recruiter}>
        <h3>Vous recrutez</h3>
        <Steps steps={RECRUITER} />
        {user?.userable_type === 'recruiter' ? (
          <LinkButton look="secondary" href="/dashboard">
            Aller au tableau de bord
          </LinkButton>
        ) : (
          <LinkButton look="secondary" href="/inscription/recruteur">
            Créer mon compte recruteur
          </LinkButton>
        )}
      </div>
    </div>
  )
}

function Steps({ steps }: { steps: Step[] }) {
  return (
    <ol className={css.steps}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <p>
            <b>{title}</b>
            <span>{text}</span>
          </p>
        </li>
      ))}
    </ol>
  )
}
