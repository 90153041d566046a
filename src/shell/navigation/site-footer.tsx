import { type ComponentType, type MouseEvent, Suspense } from 'react'
import { APP_NAME } from '#src/shared/app-name.ts'
import { currentTime, dayAt } from '#src/shared/dates.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { BareButton } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { ExternalIcon } from '#src/ui/icons.tsx'
import { Logo } from '#src/ui/logo.tsx'
import { useLowData } from '#src/ui/low-data.ts'
import { askCookieChoice } from '../cookie-choice.ts'
import { useLayoutState } from '../layout/state.tsx'
import { useDestination } from '../session/destination.ts'
import { LOOK_PAGE } from '../shared/layout-choices.ts'
import css from './site-footer.module.css'
import { useDisplaySettings } from './use-display-settings.tsx'

/** Where the links lead that the administration sets. */
export interface SiteLinks {
  /** Another site that says who we are; null while it is a page of this one. */
  about: string | null
}

interface FooterLink {
  href: string
  label: string
}

const listColumns = ({ about }: SiteLinks): { id: string; title: string; links: FooterLink[] }[] => [
  {
    id: 'pied-navigation',
    title: 'Navigation',
    links: [
      { href: '/offres', label: 'Emplois' },
      { href: '/tarifs', label: 'Tarifs' },
      { href: '/actualites', label: 'Actualités' },
      { href: about ?? '/qui-sommes-nous', label: 'Qui sommes nous' },
    ],
  },
  {
    id: 'pied-groupe',
    title: 'Groupe',
    links: [
      { href: 'https://rindra-formation.example', label: 'Rindra Formation' },
      { href: 'https://tsiry-conseil.example', label: 'Tsiry Conseil' },
      { href: 'https://lanja-paie.example', label: 'Lanja Paie' },
      { href: 'https://hetsika-interim.example', label: 'Hetsika Intérim' },
    ],
  },
  {
    id: 'pied-autres',
    title: 'Autres',
    links: [
      { href: '/politique-de-confidentialite', label: 'Politique de confidentialité' },
      { href: '/faq', label: 'FAQ' },
      { href: '/verifier-une-annonce', label: 'Vérifier une annonce' },
      { href: '/creer-un-cv', label: 'Créer un CV' },
      { href: '/feedback', label: 'Feedback' },
      { href: '/contact', label: 'Nous écrire' },
      { href: '/nouveau-partenaire', label: 'Devenir partenaire' },
    ],
  },
]

interface SiteFooterProps {
  links: SiteLinks
  NewsletterForm: ComponentType<{ className?: string }>
}

/** The foot of the public pages, with the form of the newsletter. */
export function SiteFooter({ links, NewsletterForm }: SiteFooterProps) {
  const display = useDisplaySettings(true)
  return (
    <footer data-screen className={classes(css.footer, 'below')}>
      <div className="container">
        <div className={css.cols}>
          <div>
            <Logo />
            <p className={css.tagline}>
              Asa, le travail. Safidy, le choix. Des offres vérifiées et une réponse à chaque candidature,
              partout à Madagascar.
            </p>
            <Suspense>
              <NewsletterForm className={css.news} />
            </Suspense>
          </div>
          {listColumns(links).map(({ id, title, links }) => (
            <nav key={id} aria-labelledby={id}>
              <h2 id={id}>{title}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.href}>
                    <FooterLinkItem {...link} />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={css.last}>
          <span>
            © {dayAt(currentTime()).slice(0, 4)} {APP_NAME}
          </span>
          <LookButtons onCookies={askCookieChoice} onLook={display.show} />
          <span>Conçu à Antananarivo par {APP_NAME}</span>
        </div>
      </div>
      {display.drawer}
    </footer>
  )
}

/** Before the scripts have loaded, these buttons send a form that opens the same choices as a page. */
function LookButtons({ onCookies, onLook }: { onCookies: () => void; onLook: () => void }) {
  const to = useDestination()
  const isLow = useLowData()
  const { set } = useLayoutState()
  const instead = (act: () => void) => (event: MouseEvent) => {
    event.preventDefault()
    act()
  }
  return (
    <form action={LOOK_PAGE} className={css.look}>
      {to && <input type="hidden" name="to" value={to} />}
      <BareButton type="submit" scriptless onClick={instead(onCookies)}>
        Gérer les cookies
      </BareButton>
      <BareButton type="submit" scriptless onClick={instead(onLook)}>
        Affichage
      </BareButton>
      <BareButton type="submit" scriptless onClick={instead(() => set({ data: isLow ? 'full' : 'low' }))}>
        {isLow ? 'Voir le site complet' : 'Économiser les données'}
      </BareButton>
    </form>
  )
}

function FooterLinkItem({ href, label }: FooterLink) {
  if (href.startsWith('/')) return <AppLink href={href}>{label}</AppLink>
  return (
    <a href={href} target="_blank" rel="noopener">
      {label}
      <ExternalIcon size={16} />
      <span className="hidden-text">(nouvel onglet)</span>
    </a>
  )
}
