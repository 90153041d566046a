import { useLayoutEffect, useRef } from 'react'
import { Button } from '#src/ui/button.tsx'
import css from './cookie-banner.module.css'
import { chooseCookies, useCookieChoiceAsked, useCookieChoiceMissing } from './cookie-choice.ts'
import { footHeight, isFree } from './free-room.ts'
import { useAtRest } from './scrolled-past.ts'

/** The height that it may need before it was measured, in px. */
const HEIGHT = 132
const FIELDS = 'input:not([type=hidden]), select, textarea'

/** Asks about cookies after a scroll of 200 px, while no answer was given, or when asked for; it gives way to forms. */
export function CookieBanner() {
  const scrolled = useAtRest(200, coversNoForm)
  const missing = useCookieChoiceMissing()
  const asked = useCookieChoiceAsked()
  return asked || (scrolled && missing) ? <Question /> : null
}

function coversNoForm(): true | null {
  const { clientWidth, clientHeight } = document.documentElement
  const top = clientHeight - Math.max(footHeight(), HEIGHT)
  return isFree({ top, bottom: clientHeight, left: 0, right: clientWidth }, controlsOfForms()) || null
}

/** What a person is in the middle of: links, cards and buttons alone can wait until the question was answered. */
function controlsOfForms(): HTMLElement[] {
  const forms = [...document.forms].filter((form) => form.querySelector(FIELDS))
  return forms.flatMap((form) => [...form.querySelectorAll<HTMLElement>(`${FIELDS}, button`)])
}

function Question() {
  const box = useRef<HTMLElement>(null)
  useLayoutEffect(() => (box.current ? keepRoomFor(box.current) : undefined), [])
  return (
    <section ref={box} className={css.banner} data-floats aria-label="Cookies">
      <p>
        <b>Ce site utilise des cookies pour améliorer votre expérience.</b> Les acceptez-vous{'\u00A0'}?{' '}
        <span className={css.more}>Le site fonctionne aussi sans.</span>
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
