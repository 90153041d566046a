import type { ComponentType } from 'react'
import { LinkButton } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { CheckIcon, FlagIcon, ShieldIcon } from '#src/ui/icons.tsx'
import css from './trust.module.css'

const EXAMPLE = [
  ['Envoyée', 'lundi'],
  ['Consultée', 'mardi'],
  ['Présélectionnée', 'jeudi'],
  ['Entretien', 'mardi suivant'],
]

const VOWS: { icon: ComponentType<{ size?: number }>; title: string; text: string }[] = [
  {
    icon: ShieldIcon,
    title: 'Ne payez jamais pour postuler',
    text: 'Frais de dossier, de formation ou de visite médicale\u00A0: une offre qui demande de l’argent est retirée.',
  },
  {
    icon: CheckIcon,
    title: 'Des sociétés contrôlées',
    text: 'Aucune offre n’est publiée avant la vérification de la société. Les postes à l’étranger portent leur référence ministérielle.',
  },
  {
    icon: FlagIcon,
    title: 'Signalez en deux gestes',
    text: 'Trois signalements suspendent une offre, le temps que nous l’examinions.',
  },
]

export function HomeTrust() {
  return (
    <>
      <section className={classes(css.trust, 'below')}>
        <div className="container">
          <div className={css.promise}>
            <div>
              <h2>Réponse garantie.</h2>
              <p className={css.lead}>
                Chaque offre affiche le délai dans lequel la société s’engage à vous répondre, et son taux de
                réponse est public.
              </p>
            </div>
            <ExampleTrack />
          </div>
          <ul className={css.vows}>
            {VOWS.map(({ icon: Icon, title, text }) => (
              <li key={title}>
                <h3>
                  <Icon /> {title}
                </h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <div className="container">
        <section className={classes(css.resume, 'below')}>
          <div>
            <h2>Votre CV, prêt ce soir.</h2>
            <p>Remplissez-le une fois, gratuitement{'\u00A0'}: il vous sert à chaque candidature.</p>
            <LinkButton href="/creer-un-cv">Créer un CV</LinkButton>
          </div>
          <ResumeDrawing />
        </section>
      </div>
    </>
  )
}

function ExampleTrack() {
  return (
    <div className={css.track}>
      <h3>Une candidature, étape par étape</h3>
      <p>Exemple, réponse promise sous 7{'\u00A0'}jours</p>
      <ol>
        {EXAMPLE.map(([step, day]) => (
          <li key={step}>
            <b>{step}</b>
            <span>{day}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

function ResumeDrawing() {
  return (
    <svg
      className={css.drawing}
      viewBox="0 0 420 268"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      focusable="false"
      strokeLinecap="round"
    >
      <g transform="rotate(-5 200 300)">
        <rect x="84" y="58" width="190" height="260" rx="8" fill="#fff" stroke="#e8d5c4" />
        <path fill="#1d4ed8" d="M84 66q0-8 8-8h50v260H84z" />
        <circle cx="113" cy="92" r="15" fill="#bfd3fe" />
        <path stroke="#bfd3fe" strokeWidth="4" d="M98 124h30M98 136h22M98 160h30M98 172h26M98 184h30" />
      </g>
      <g transform="rotate(4 260 300)">
        <rect x="186" y="34" width="196" height="270" rx="8" fill="#fff" stroke="#e8d5c4" />
        <text x="206" y="68" fontSize="16" fontWeight="700" fill="#0f172a">
          Volatiana Ranaivo
        </text>
        <text x="206" y="86" fontSize="11" fill="#9a3412" fontWeight="600">
          Contrôleuse de gestion
        </text>
        <path stroke="#e6e8ee" d="M206 100h156" />
        <path stroke="#1d4ed8" strokeWidth="5" d="M208 118h44M208 196h60" />
        <path
          stroke="#dbe0ea"
          strokeWidth="5"
          d="M208 136h150M208 150h132M208 164h146M208 214h150M208 228h120M208 242h140"
        />
      </g>
    </svg>
  )
}
