import { useState } from 'react'
import type { Offer } from '#src/offers/contract.ts'
import { NetworkLinks } from '#src/offers/web/network-links.tsx'
import { printsOf, shareText, whatsappHref } from '#src/offers/web/share-text.ts'
import { offerHref } from '#src/offers/web/words.ts'
import { siteOrigin } from '#src/shell/site-origin.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { LinkIcon } from '#src/ui/icons.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import { WhatsappIcon } from '#src/ui/share-icons.tsx'
import css from './share-kit.module.css'

/** Invites the company to make an offer known that is online, with a message that is ready to be sent. */
export function ShareKit({ offer }: { offer: Offer }) {
  const address = siteOrigin() + offerHref(offer)
  const prints = printsOf(offer)
  const [text, setText] = useState(() => shareText(offer, address))
  const copy = async (copied: string, title: string) => {
    try {
      await navigator.clipboard.writeText(copied)
      toast.success({ title })
    } catch {
      toast.error({
        title: 'Rien n’a été copié',
        text: 'Votre navigateur ne le permet pas\u00A0: sélectionnez le texte pour le copier.',
      })
    }
  }
  return (
    <section className={css.kit} aria-label="Faire connaître l’offre">
      <h2>Faites connaître cette offre</h2>
      <p className="muted">
        Envoyez-la à vos groupes et à vos contacts&nbsp;: ce message est prêt, changez-le si vous voulez.
      </p>
      <TextAreaField
        label="Message"
        name="share-text"
        rows={7}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={css.acts}>
        <LinkButton href={whatsappHref(text)} target="_blank" rel="noopener noreferrer">
          <WhatsappIcon />
          Envoyer par WhatsApp<span className="hidden-text"> (nouvel onglet)</span>
        </LinkButton>
        <NetworkLinks address={address} />
        <Button look="secondary" onClick={() => copy(text, 'Message copié')}>
          Copier le message
        </Button>
        <Button look="secondary" onClick={() => copy(address, 'Lien copié')}>
          <LinkIcon />
          Copier le lien
        </Button>
      </div>
      <div className={css.poster}>
        <img src={prints.code} width={112} height={112} loading="lazy" alt="Code QR qui mène à l’offre" />
        <div>
          <h3>En vitrine, au mur, au marché</h3>
          <p className="muted">
            Une feuille A4 avec ce code&nbsp;: les passants le scannent et postulent depuis leur téléphone.
          </p>
          <LinkButton look="secondary" small href={prints.poster} download target="_self">
            Imprimer l’affiche (PDF)
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
