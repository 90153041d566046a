import { type MouseEvent, useId, useRef } from 'react'
import { displayTitle } from '#src/shared/offer-title.ts'
import { siteOrigin } from '#src/shell/site-origin.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { LinkIcon } from '#src/ui/icons.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import { QrCodeIcon, WhatsappIcon } from '#src/ui/share-icons.tsx'
import type { Offer } from '../contract.ts'
import css from './aside.module.css'
import { NetworkLinks } from './network-links.tsx'
import { printsOf, whatsappAddress, whatsappHref } from './share-text.ts'
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
      <NetworkLinks address={address} />
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
      <QrCode offer={offer} />
    </div>
  )
}

/** The code comes from the server once it is asked for, so that it works without scripts and weighs nothing before. */
function QrCode({ offer }: { offer: Offer }) {
  const id = useId()
  const { code, poster } = printsOf(offer)
  return (
    <>
      <Button look="secondary" scriptless popoverTarget={id}>
        <QrCodeIcon />
        Code QR
      </Button>
      <div id={id} popover="auto" className={css.link}>
        <div className={css.code}>
          <b>Scannez pour ouvrir l’offre</b>
          <img src={code} width={200} height={200} loading="lazy" alt="Code QR qui mène à cette offre" />
          <a href={poster} download>
            Imprimer l’affiche (PDF, A4)
          </a>
        </div>
      </div>
    </>
  )
}
