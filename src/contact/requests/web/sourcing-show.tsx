import { AppLink } from '#src/ui/app-link.tsx'
import { CheckIcon } from '#src/ui/icons.tsx'
import css from './sourcing-show.module.css'

const APPLICANTS = [
  { initials: 'VR', name: 'Volatiana R.', score: 92, reasons: ['4 ans en cabinet', 'Sage', 'Antananarivo'] },
  { initials: 'HA', name: 'Haja A.', score: 81, reasons: ['Bac+4 finance', '2 ans sur 3 demandés'] },
  { initials: 'NT', name: 'Njaka T.', score: 74, reasons: ['Sage', 'Toamasina, mobile'] },
]

const SLOTS = [
  { day: 'mar. 24 nov.', time: '9\u00A0h\u00A000', isTaken: false },
  { day: 'mar. 24 nov.', time: '14\u00A0h\u00A030', isTaken: true },
  { day: 'mer. 25 nov.', time: '10\u00A0h\u00A000', isTaken: false },
]

const STEPS = [
  ['Créez le compte de votre société', 'Avec le NIF, la STAT et le RCS.'],
  ['Nous vérifions la société', 'Une personne lit les pièces. S’il en manque une, vous savez laquelle.'],
  ['Votre offre est relue, puis publiée', 'La première offre active est gratuite.'],
  ['Les candidatures arrivent', 'Triées, avec leurs raisons, et chacune attend votre réponse.'],
] as const

/** What a company can do by itself on the site, in examples, and how it begins. */
export default function SourcingShow() {
  return (
    <div className="container">
      <section>
        <div>
          <h2>Lisez d’abord les bons dossiers</h2>
          <p>
            Chaque candidature porte un score sur ce que vous avez demandé, avec ses raisons en clair. Jamais
            l’âge, le sexe, la photo ou l’origine.
          </p>
        </div>
        <figure>
          <figcaption>
            <b>Comptable confirmé H/F</b> Exemple
          </figcaption>
          <ol className={css.ranked}>
            {APPLICANTS.map(({ initials, name, score, reasons }) => (
              <li key={name}>
                <span className={css.initials} aria-hidden="true">
                  {initials}
                </span>
                <span>
                  <b>{name}</b>
                  <small>{reasons.join(', ')}</small>
                </span>
                <strong>
                  {score}
                  <small> / 100</small>
                </strong>
              </li>
            ))}
          </ol>
        </figure>
      </section>
      <section>
        <div>
          <h2>Répondez à tous en un geste</h2>
          <p>
            Un message courtois et motivé part à tous ceux que vous ne retenez pas. Votre taux de réponse est
            public, les candidats le lisent avant de postuler.
          </p>
        </div>
        <figure>
          <figcaption>
            <b>11 candidatures sans réponse</b> Exemple
          </figcaption>
          <blockquote>
            Bonjour <mark>Prénom</mark>, merci pour votre candidature au poste de{' '}
            <mark>Comptable confirmé</mark>. Nous avons retenu des profils plus avancés en cabinet. Votre CV
            reste visible pour nos prochaines offres.
          </blockquote>
        </figure>
      </section>
      <section>
        <div>
          <h2>Fixez l’entretien sans dix appels</h2>
          <p>
            Proposez des créneaux, le candidat en prend un sur son téléphone. Sur place, en visio ou par
            appel.
          </p>
        </div>
        <figure>
          <figcaption>
            <b>Entretien avec Volatiana R.</b> Exemple
          </figcaption>
          <ul className={css.slots}>
            {SLOTS.map(({ day, time, isTaken }) => (
              <li key={day + time} data-taken={isTaken || undefined}>
                {day} <b>{time}</b>
                {isTaken && <CheckIcon size={18} />}
              </li>
            ))}
          </ul>
        </figure>
      </section>
      <h2>De l’inscription à la première offre</h2>
      <ol className={css.steps}>
        {STEPS.map(([title, text]) => (
          <li key={title}>
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <p className={css.begin}>
        <AppLink href="/inscription/recruteur">Créer mon compte recruteur</AppLink>
        <AppLink href="/tarifs">Voir les formules</AppLink>
      </p>
    </div>
  )
}
