import { AddressCard } from '#src/accounts/email-change/web/card.tsx'
import { useUser } from '#src/shell/session/current-user.ts'
import { Card } from '#src/ui/display/card.tsx'
import { NamesForm } from './names-form.tsx'
import { PictureField } from './picture-field.tsx'

/** The tab of the settings with the photo, the names and the address of the person. */
export default function UserTab() {
  const user = useUser()
  if (!user) return null
  return (
    <>
      <Card title="Photo">
        <PictureField user={user} />
      </Card>
      <Card title="Identité">
        <NamesForm user={user} />
      </Card>
      <AddressCard user={user} />
    </>
  )
}
