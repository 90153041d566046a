import { Button } from '#src/ui/button.tsx'
import css from './cookie-banner.module.css'
import { chooseCookies, useCookieChoiceAsked, useCookieChoiceMissing } from './cookie-choice.ts'
import { useScrolledPast } from './scrolled-past.ts'

/** Asks about cookies after a scroll of 200 px, while no answer was given, or when asked for. */
export function CookieBanner() {
  const scrolled = useScrolledPast(200)
  const missing = useCookieChoiceMissing()
  const asked = useCookieChoiceAsked()
  if (!asked && !(scrolled && missing)) return null
  return (
    <section className={css.banner} aria-label="Cookies">
      <p>
        <b>Ce site utilise des cookies pour améliorer votre expérience.</b> Les acceptez-vous{'\u00A0'}? Le
        site fonctionne aussi sans.
      </p>
      <div className={css.actions}>
        <Button look="secondary" onClick={() => chooseCookies('denied')}>
          Refuser
        </Button>
        <Button look="secondary" onClick={() => chooseCookies('granted')}>
          Accepter
        </Button>
      </div>
    </section>
  )
}
