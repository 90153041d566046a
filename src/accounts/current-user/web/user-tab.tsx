import { AddressCard } from '#src/accounts/email-change/web/card.tsx'
import { useUser } from '#src/shell/session/current-user.ts'
import { Card } from '#src/ui/display/card.tsx'
import { NamesForm } from './names-form.tsx'
import { PictureField } from './picture-field.tsx'

/** Settings: who the person is on this site. */
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
