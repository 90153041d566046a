import { LinkButton } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/display/badge.tsx'
import css from './applications.module.css'
import { statusLabel } from './words.ts'

/** Before the first application. */
export function NoApplication() {
  return (
    <>
      <h1>Mes candidatures</h1>
      <section className={css.empty}>
        <svg className={css.art} viewBox="0 0 148 104" fill="none" strokeWidth="2" aria-hidden="true">
          <path
            d="M14 92c18-6 24-24 40-26s18 14 34 8 18-26 40-44"
            stroke="var(--brand-200)"
            strokeWidth="3"
            strokeDasharray="2 8"
            strokeLinecap="round"
          />
          <path
            d="M134 14 92 40l14 6 6 14z"
            fill="var(--brand-600)"
            stroke="var(--brand-600)"
            strokeLinejoin="round"
          />
          <path d="m134 14-28 32" stroke="var(--surface)" />
          <circle cx="14" cy="92" r="6" fill="var(--surface)" stroke="var(--brand-600)" strokeWidth="3" />
          <rect
            x="30"
            y="16"
            width="44"
            height="32"
            rx="8"
            fill="var(--brand-50)"
            stroke="var(--brand-200)"
          />
          <path d="M40 28h24M40 37h14" stroke="var(--brand-200)" strokeWidth="4" strokeLinecap="round" />
        </svg>
        <h2 className={css.emptyTitle}>Votre première candidature commence ici</h2>
        <p>Chaque candidature sera suivie sur cette page, jusqu’à la réponse.</p>
        <LinkButton href="/offres">Voir les offres</LinkButton>
      </section>
    </>
  )
}

interface NothingFoundProps {
  title: string
  status: string
  all: number
  hrefOf: (kept: { title: string; status: string }) => string
}

/** The filters leave nothing: says which, and how to take each away. */
export function NothingFound({ title, status, all, hrefOf }: NothingFoundProps) {
  return (
    <section className={css.empty} role="status">
      <svg className={css.art} viewBox="0 0 148 104" fill="none" strokeLinecap="round" aria-hidden="true">
        <rect
          x="22"
          y="18"
          width="104"
          height="74"
          rx="12"
          fill="var(--brand-50)"
          stroke="var(--brand-200)"
          strokeWidth="2"
        />
        <path d="M40 42h46M40 56h62M40 70h30" stroke="var(--brand-200)" strokeWidth="5" />
        <circle cx="106" cy="66" r="20" fill="var(--surface)" stroke="var(--brand-600)" strokeWidth="3" />
        <path d="m120 80 12 12" stroke="var(--brand-600)" strokeWidth="4" />
        <path d="M100 60l12 12M112 60l-12 12" stroke="var(--brand-600)" strokeWidth="3" />
      </svg>
      <h2 className={css.emptyTitle}>{headingOf(title, status)}</h2>
      <p>
        {all > 0 ? `${all}\u00A0candidature${all > 1 ? 's' : ''} sans ces filtres.` : 'Retirez un filtre.'}
      </p>
      <div className={css.chips}>
        {title && (
          <Chip on href={hrefOf({ title: '', status })} removeLabel={`Retirer le titre ${title}`}>
            {title}
          </Chip>
        )}
        {status && (
          <Chip
            on
            href={hrefOf({ title, status: '' })}
            removeLabel={`Retirer le statut ${statusLabel(status)}`}
          >
            Statut&nbsp;: {statusLabel(status)}
          </Chip>
        )}
      </div>
      <LinkButton look="secondary" href={hrefOf({ title: '', status: '' })}>
        Tout effacer
      </LinkButton>
    </section>
  )
}

function headingOf(title: string, status: string): string {
  const named = title && ` «\u00A0${title}\u00A0»`
  return `Aucune candidature${named}${status && ` au statut ${statusLabel(status)}`}`
}
