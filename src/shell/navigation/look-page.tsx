import { Button, LinkButton } from '#src/ui/button.tsx'
import { AuthCard } from '../frames/auth-card.tsx'
import type { CookieChoice } from '../shared/cookie-consent.ts'
import { LOOK_PAGE } from '../shared/layout-choices.ts'
import css from './display-settings.module.css'
import { LookChoices } from './look-choices.tsx'
import { LookPreview } from './look-preview.tsx'

interface LookPageProps {
  /** The path of the page that the person comes from. */
  back: string
  /** The query of this page, which its forms pass on. */
  query: string
  choice: CookieChoice | null
}

const CHOICES = { granted: 'vous les acceptez', denied: 'vous les refusez' }

/** What « Affichage » and « Gérer les cookies » open, as a page: its forms need no script. */
export function LookPage({ back, query, choice }: LookPageProps) {
  const form = { method: 'post', action: LOOK_PAGE + query, className: css.form } as const
  return (
    <AuthCard title="Affichage et cookies" width={560} intro="Pour ce navigateur seulement.">
      <div className={css.page}>
        <form {...form}>
          <LookChoices />
          <Button type="submit" scriptless>
            Appliquer
          </Button>
          <Button type="submit" scriptless look="quiet" name="reset" value="1">
            Tout remettre
          </Button>
        </form>
        <LookPreview />
        <form {...form} aria-labelledby="cookies">
          <h2 id="cookies">Cookies</h2>
          <p>
            Ce site utilise des cookies pour améliorer votre expérience. Les acceptez-vous{'\u00A0'}? Le site
            fonctionne aussi sans.
          </p>
          {choice && (
            <p>
              <b>
                Votre réponse{'\u00A0'}: {CHOICES[choice]}.
              </b>
            </p>
          )}
          <div className={css.answers}>
            {(['denied', 'granted'] as const).map((value) => (
              <Button key={value} type="submit" scriptless look="secondary" name="cookies" value={value}>
                {value === 'denied' ? 'Refuser' : 'Accepter'}
              </Button>
            ))}
          </div>
        </form>
        <LinkButton look="quiet" href={back}>
          Revenir à la page précédente
        </LinkButton>
      </div>
    </AuthCard>
  )
}
