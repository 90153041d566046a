import { useLayoutEffect, useRef } from 'react'
import { Button } from '#src/ui/button.tsx'
import css from './cookie-banner.module.css'
import { chooseCookies, useCookieChoiceAsked, useCookieChoiceMissing } from './cookie-choice.ts'
import { useRestsPast } from './scrolled-past.ts'

/** Asks about cookies after a scroll of 200 px, while no answer was given, or when asked for. */
export function CookieBanner() {
  const scrolled = useRestsPast(200)
  const missing = useCookieChoiceMissing()
  const asked = useCookieChoiceAsked()
  return asked || (scrolled && missing) ? <Question /> : null
}

function Question() {
  const box = useRef<HTMLElement>(null)
  useLayoutEffect(() => (box.current ? keepRoomFor(box.current) : undefined), [])
  return (
    <section ref={box} className={css.banner} aria-label="Cookies">
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

/** Tells the height of `box` to the styles, so that fixed bars, the end of the page and focused fields stand above it. */
function keepRoomFor(box: HTMLElement): () => void {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    const margin = Number.parseFloat(getComputedStyle(box).marginBottom)
    style.setProperty('--question', `${Math.ceil(box.offsetHeight + margin)}px`)
  })
  observer.observe(box)
  return () => {
    observer.disconnect()
    style.removeProperty('--question')
  }
}
