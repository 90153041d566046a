import type { ReactNode } from 'react'
import type { AnsweredForm } from '#src/shared/page-context.ts'
import { useUser } from '#src/shell/session/current-user.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { HelpIcon, SearchIcon, ShieldIcon } from '#src/ui/icons.tsx'
import { ContactForm } from './form.tsx'
import css from './page.module.css'

interface ContactPageProps {
  /** What the address says that the message is about. */
  object?: string
  openedAt: number
  answered: AnsweredForm | undefined
}

/** The page for writing to the team, with the pages that may help sooner. */
export function ContactPage({ object = '', openedAt, answered }: ContactPageProps) {
  const user = useUser()
  // A key: who signs in on the open page finds their name, who wrote keeps what was written until then.
  const person = user ? { first_name: user.last_name, last_name: user.first_name, email: user.email } : {}
  return (
    <div className={`container ${css.page}`}>
      <div>
        <h1>Nous écrire</h1>
        <p className={css.lead}>
          Une question, un problème, une idée&nbsp;: une personne vous répond par e-mail.
        </p>
        <ContactForm
          key={user?.id ?? 'guest'}
          known={{ ...person, object }}
          openedAt={openedAt}
          answered={answered}
        />
      </div>
      <aside aria-label="Autres façons d’avoir de l’aide">
        <ul className={css.ways}>
          <Way icon={<SearchIcon size={20} />} title="Votre question a peut-être sa réponse">
            Les <AppLink href="/faq">questions fréquentes</AppLink> répondent tout de suite, pour les
            candidats comme pour les recruteurs.
          </Way>
          <Way icon={<HelpIcon />} title="Où en est ma candidature ?">
            Chaque étape est dans <AppLink href="/candidat/candidatures">Mes candidatures</AppLink>, avec le
            délai que la société a promis.
          </Way>
          <Way icon={<ShieldIcon />} title="Une offre vous demande de l’argent">
            Ne payez jamais pour postuler. Ouvrez l’offre et choisissez « Signaler »&nbsp;: c’est le plus
            rapide.
          </Way>
        </ul>
      </aside>
    </div>
  )
}

function Way({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li>
      {icon}
      <div>
        <b>{title}</b>
        <p>{children}</p>
      </div>
    </li>
  )
}
