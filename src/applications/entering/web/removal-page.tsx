import { ConfirmPage } from '#src/shell/frames/confirm-page.tsx'
import { MessagePage } from '#src/shell/frames/message-page.tsx'
import { isOutdatedLink, OutdatedLinkPage } from '#src/shell/frames/outdated-link-page.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { CheckIcon } from '#src/ui/icons.tsx'
import { TrashIcon } from '#src/ui/workspace-icons.tsx'
import { useRemoveByLink } from './queries.ts'

/** The page of the link in the mails to an entered candidate: its button removes all that the company keeps. */
export function RemovalPage({ token }: { token: string }) {
  const removing = useRemoveByLink(token)
  const { data, error } = removing
  if (data)
    return (
      <MessagePage
        icon={CheckIcon}
        title="Vos informations sont supprimées"
        actions={<LinkButton href="/offres">Voir les offres d’emploi</LinkButton>}
      >
        {data.data.company} ne garde plus rien de votre candidature sur ce site&nbsp;: ni vos coordonnées, ni
        votre CV, ni ses notes. Vous ne recevrez plus d’e-mail à ce sujet.
      </MessagePage>
    )
  if (isOutdatedLink(error))
    return (
      <OutdatedLinkPage
        actions={
          <LinkButton look="secondary" href="/contact">
            Nous écrire
          </LinkButton>
        }
      >
        Vos informations sont déjà supprimées, ou le lien est incomplet&nbsp;: ouvrez-le à nouveau depuis
        l’e-mail, en entier.
      </OutdatedLinkPage>
    )
  return (
    <ConfirmPage
      icon={TrashIcon}
      title={'Faire supprimer vos informations\u00a0?'}
      button="Supprimer mes informations"
      confirming={removing}
    >
      Vos coordonnées, votre CV et votre candidature, que la société a enregistrés à votre nom, seront
      supprimés aussitôt. Elle ne pourra plus vous répondre, et cela ne peut pas être annulé.
    </ConfirmPage>
  )
}
