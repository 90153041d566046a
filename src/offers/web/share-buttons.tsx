import { type MouseEvent, useId, useRef } from 'react'
import { displayTitle } from '#src/shared/offer-title.ts'
import { siteOrigin } from '#src/shell/site-origin.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { LinkIcon, WhatsappIcon } from '#src/ui/icons.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { Offer } from '../contract.ts'
import css from './aside.module.css'
import { whatsappAddress, whatsappHref } from './share-text.ts'
import { offerHref } from './words.ts'

/**
 * The link is copied where the browser allows it. Elsewhere, and without scripts, it is shown to be copied by hand.
 */
export function ShareButtons({ offer }: { offer: Offer }) {
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  const address = siteOrigin() + offerHref(offer)
  const text = `${displayTitle(offer.title)}, ${offer.company.name}\u00A0: ${whatsappAddress(address)}`
  const copy = async (event: MouseEvent) => {
    event.preventDefault()
    try {
      await navigator.clipboard.writeText(address)
      toast.success({ title: 'Lien copié' })
    } catch {
      box.current?.showPopover()
    }
  }
  return (
    <div className={css.share}>
      <LinkButton look="secondary" href={whatsappHref(text)} target="_blank" rel="noopener noreferrer">
        <WhatsappIcon />
        WhatsApp<span className="hidden-text"> (nouvel onglet)</span>
      </LinkButton>
      <Button look="secondary" scriptless popoverTarget={id} onClick={copy}>
        <LinkIcon />
        Copier<span className="hidden-text"> le lien</span>
      </Button>
      <div ref={box} id={id} popover="auto" className={css.link}>
        <label>
          Copiez ce lien
          <input readOnly value={address} autoFocus />
        </label>
      </div>
    </div>
  )
}
